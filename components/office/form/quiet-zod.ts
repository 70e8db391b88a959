import { z } from 'zod';

// Must run before any schema is made: zod probes `eval` then, which the content policy forbids and the browser reports.
z.config({ jitless: true });
