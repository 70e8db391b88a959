'use client';

import { GlobalError } from '@/components/layout/global-error';

export default GlobalError;
