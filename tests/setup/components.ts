import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is waited for by default; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 4_000 });
