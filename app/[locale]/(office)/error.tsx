'use client';

import { ErrorBoundaryScreen } from '@/components/layout/shell/shell';

export default ErrorBoundaryScreen;
