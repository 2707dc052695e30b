import { Navigate, useParams } from 'react-router';
import { useHelpTasks } from '../../../core/support/help.ts';
import { SupportLine } from '../../../core/support/support-line.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import about from '../about.module.css';

/** /help/:task: how one task is done, step by step (product/shell#help). */
export function Component() {
  const say = useText();
  const { task: name } = useParams();
  const task = useHelpTasks().find((one) => one.name === name);
  if (!task) return <Navigate to="/help" replace />;
  return (
    <>
      <PageHeader above={<TextLink to="/help">{say('help.all')}</TextLink>} title={say(task.title)} />
      <div className={about.page}>
        <ol>
          {task.steps.map((step) => (
            <li key={step}>{say(step)}</li>
          ))}
        </ol>
        <section>
          <Heading level={2}>{say('help.more')}</Heading>
          <SupportLine />
        </section>
      </div>
    </>
  );
}
