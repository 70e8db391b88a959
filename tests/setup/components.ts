import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// A busy machine takes longer than the second that is waited for by default; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 15_000 });

// Browsers know a duration of every transition; without one, those of react-bootstrap's overlays would end after NaN ms.
const style = document.createElement('style');
style.textContent = '* { transition-duration: 0s; transition-delay: 0s }';
document.head.append(style);

// Pictures of files have one address: this browser keeps none.
URL.createObjectURL = () => 'blob:photo';
URL.revokeObjectURL = () => undefined;
