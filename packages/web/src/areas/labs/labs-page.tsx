import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { RuledList } from '../../ui/layout/ruled-list.tsx';
import { labsPages } from './labs-pages.ts';

/** /labs: the tools to find out what is wrong. */
export function Component() {
  const say = useText();
  return (
    <RuledList>
      {labsPages.map((name) => (
        <li key={name}>
          <TextLink to={`/labs/${name}`}>{say(`labs.${name}`)}</TextLink>
          <span>{say(`labs.${name}.lead`)}</span>
        </li>
      ))}
      <li>
        <TextLink to="/gql">{say('labs.gql')}</TextLink>
        <span>{say('labs.gql.lead')}</span>
      </li>
    </RuledList>
  );
}
