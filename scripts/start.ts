/** `npm start`: the shop, in a process with bounded memory (`docs/operations.md`, memory). */
import { join } from 'node:path';
import { settleProcess } from './start/process-settings.ts';

settleProcess(join(import.meta.dirname, '..'));
// Reached after the re-execution, or at once where the environment has its own settings.
await import('../server/main.ts');
