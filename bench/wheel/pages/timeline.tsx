import { YearTimeline } from '@samspel/wheel/timeline';
import { createRoot } from 'react-dom/client';
import { texts } from '../../../packages/wheel/playground/texts.ts';
import { timelineTexts as words } from '../../../packages/wheel/playground/timeline-texts.ts';
import { enter } from './bench.ts';
import { activitiesOf, rings, YEAR } from './sample.ts';

const activities = activitiesOf(YEAR);
const open = () => undefined;

enter({
  render: (stage) =>
    createRoot(stage).render(
      <YearTimeline
        {...{ rings, activities, texts, words }}
        year={YEAR}
        today={`${YEAR}-05-12`}
        onActivityOpen={open}
      />,
    ),
});
