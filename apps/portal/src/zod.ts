import * as z from 'zod/mini';

// zod would otherwise probe `eval`, which the content security policy forbids and reports.
z.config({ jitless: true });
