'use client';

import { ErrorBoundaryScreen } from '@/components/layout/shell/error-boundary-screen';

export default ErrorBoundaryScreen;
