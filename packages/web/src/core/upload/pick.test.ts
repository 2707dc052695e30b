import { describe, expect, it } from 'vitest';
import { sortOut } from './pick.ts';

const file = (name: string, size = 1_000, type = '') => ({ name, size, type });

describe('of the files that somebody picks', () => {
  it('none is taken that is too large, of another type, or there already', () => {
    const picked = [file('Stor.pdf', 20_000_001), file('spel.exe'), file('Sak.pdf'), file('Ny.txt'), file('Ny.txt')];
    const { taken, rejected } = sortOut(picked, [{ name: 'Sak.pdf', size: 1_000 }]);
    expect(taken).toEqual([file('Ny.txt')]);
    expect(rejected).toEqual([
      { name: 'Stor.pdf', why: 'tooBig' },
      { name: 'spel.exe', why: 'notAccepted' },
      { name: 'Sak.pdf', why: 'already' },
      { name: 'Ny.txt', why: 'already' },
    ]);
  });

  it('all others are taken: of 20,000,000 bytes, in capitals, or of the name of another and not its size', () => {
    const picked = [file('Sak.PDF', 20_000_000), file('Sak.pdf', 999)];
    expect(sortOut(picked, [file('Sak.pdf')])).toEqual({ taken: picked, rejected: [] });
  });
});
