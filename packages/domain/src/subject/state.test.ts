import { describe, expect, it } from 'vitest';
import { whyNotArchivable, whyNotEditable } from './state.ts';

describe('editing a thing', () => {
  it.each(['NONE', 'READ'] as const)('is refused to a person with %s', (myAccess) => {
    expect(whyNotEditable({ status: 'PUBLISHED', myAccess })).toBe('noWriteAccess');
  });

  it('is refused to everybody while it is archived', () => {
    expect(whyNotEditable({ status: 'ARCHIVED', myAccess: 'WRITE' })).toBe('archived');
  });

  it('is first of all a question of access', () => {
    expect(whyNotEditable({ status: 'ARCHIVED', myAccess: 'READ' })).toBe('noWriteAccess');
  });

  it('is open to those who may write', () => {
    expect(whyNotEditable({ status: 'PUBLISHED', myAccess: 'WRITE' })).toBeNull();
    expect(whyNotEditable({ status: 'DRAFT', myAccess: 'WRITE' })).toBeNull();
  });
});

describe('archiving a thing', () => {
  it('is refused to who may not write it, and for what is archived already', () => {
    expect(whyNotArchivable({ status: 'PUBLISHED', myAccess: 'READ' })).toBe('noWriteAccess');
    expect(whyNotArchivable({ status: 'ARCHIVED', myAccess: 'WRITE' })).toBe('archived');
  });

  it('is refused for a draft, which its readers would then see', () => {
    expect(whyNotArchivable({ status: 'DRAFT', myAccess: 'WRITE' })).toBe('draft');
    expect(whyNotArchivable({ status: 'TO_APPROVAL', myAccess: 'WRITE' })).toBe('draft');
    expect(whyNotArchivable({ status: 'PUBLISHED', myAccess: 'WRITE' })).toBeNull();
  });
});
