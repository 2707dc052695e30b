import type { SubjectKind } from '@samspel/domain/subject/subject';
import { type ReactNode, useState } from 'react';
import { type TypedDocumentNode, useMutation } from 'urql';
import type { z } from 'zod';
import { useLeaveGuard } from '../../core/forms/use-discard.tsx';
import { type FieldErrors, useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { useMe } from '../../core/person/me.tsx';
import type { AccessInput } from '../../generated/graphql.ts';
import { type AccessDraft, accessInputOf } from '../access/access-draft.ts';
import { firstAccess } from '../access/first-access.ts';
import { useAccessProblem } from '../access/use-access-problem.ts';
import type { SavedStatus } from './use-edit.ts';
import { type FormPartsState, useFormParts } from './use-form-parts.ts';

interface Options<Fields, Input, Made extends { id: string }> {
  /** Its kind, by which other areas choose their parts in its form. */
  kind: SubjectKind;
  /** The values of an empty form. */
  empty: Fields;
  /** Returns the input that is sent for its fields, without access. */
  inputOf: (fields: Fields) => Input;
  /** Fetches the schema by which the server reads the input; the same function each time. */
  schema: () => Promise<z.ZodType>;
  /** The mutation that makes it, and returns it as `made`. */
  document: TypedDocumentNode<{ made: Made }, { input: Input & { access: AccessInput; status?: SavedStatus | null } }>;
}

/** The form of a new thing while it is written. */
export interface Creation<Fields = unknown, Made = unknown> {
  fields: Fields;
  set: (change: Partial<Fields>) => void;
  access: AccessDraft;
  setAccess: (access: AccessDraft) => void;
  errors: FieldErrors;
  /** Makes it, published unless said otherwise. */
  submit: (as?: SavedStatus) => Promise<unknown>;
  /** What it is made as, now or the last time. */
  status: SavedStatus;
  isBusy: boolean;
  /** The parts of other areas in its form. */
  parts: FormPartsState & { of: { id: null; kind: SubjectKind } };
  /** What was made; after that, nothing asks before the page is left. */
  made: Made | undefined;
  /** Why it was not made, until the person closes the message. */
  refusal: { words: string; onClose: () => void } | null;
  /** Asks before changes are lost; to be rendered on the page. */
  question: ReactNode;
}

/** The form of a new thing with an access list: its values, its checks, and making it. */
export function useCreation<Fields, Input, Made extends { id: string }>(
  options: Options<Fields, Input, Made>,
): Creation<Fields, Made> {
  const { kind, empty, inputOf, schema, document } = options;
  const parts = useFormParts();
  const [made, setMade] = useState<Made>();
  const sayProblem = useAccessProblem();
  const me = useMe();
  const [startAccess] = useState(() => firstAccess(me));
  const [fields, setFields] = useState(empty);
  const [access, setAccess] = useState(startAccess);
  const input = { ...inputOf(fields), access: accessInputOf(access) };
  const errors = useFieldErrors(useSchema(schema), input);
  const [{ fetching, error }, send] = useMutation(document);
  const [isRead, setRead] = useState(false);
  const [status, setStatus] = useState<SavedStatus>('PUBLISHED');
  const question = useLeaveGuard(!made && (fields !== empty || access !== startAccess || parts.hasChanges));
  const submit = async (as: SavedStatus = 'PUBLISHED') => {
    setRead(false);
    setStatus(as);
    if (!(await errors.checkAll())) return;
    const answer = await send({ input: { ...input, status: as } });
    if (answer.error) return errors.refuse(answer.error);
    if (!answer.data) return;
    await parts.finish(answer.data.made.id);
    setMade(answer.data.made);
  };
  return {
    fields,
    set: (change) => setFields((before) => ({ ...before, ...change })),
    access,
    setAccess,
    errors,
    submit,
    status,
    isBusy: fetching,
    parts: { ...parts, of: { id: null, kind } },
    made,
    refusal: error && !isRead ? { words: sayProblem(error, access), onClose: () => setRead(true) } : null,
    question,
  };
}
