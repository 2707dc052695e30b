// Files of one worker share what npm's packages have loaded; our own modules each file reads anew, so that it may replace them (`vi.mock`) and finds none as another left it.
import { vi } from 'vitest';

vi.resetModules();
