import { type RefusalCode, type RefusalValues, refusalStatus } from '../refusal.ts';
import { type Issue, issueToRefusalCode, issueToRefusalValues } from './issue.ts';

/** The message that a form keeps of a problem, for `zodResolver(schema, { error: formProblem })`: code, then its values. */
export function formProblem(issue: Issue): string {
  const values = issueToRefusalValues(issue);
  const code = issueToRefusalCode(issue);
  return Object.keys(values).length === 0 ? code : `${code} ${JSON.stringify(values)}`;
}

/** A form's message read back, for the words under the field; null where `formProblem` did not write it. */
export function readFormProblem(message: string): { code: RefusalCode; values: RefusalValues } | null {
  const [code = '', ...rest] = message.split(' ');
  if (!Object.hasOwn(refusalStatus, code)) return null;
  return { code: code as RefusalCode, values: rest.length > 0 ? JSON.parse(rest.join(' ')) : {} };
}
