// Files of one worker share what npm's packages have loaded. Each file loads our own modules anew, so that it can replace them (`vi.mock`) and finds
// none as another file left them.
import { vi } from 'vitest';

vi.resetModules();
