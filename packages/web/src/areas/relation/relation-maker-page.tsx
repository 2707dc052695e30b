import { isSameText } from '@samspel/domain/text/fold';
import { useState } from 'react';
import form from '../../core/forms/form.module.css';
import { useMay } from '../../core/person/use-may.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { Form } from '../../ui/field/form.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TourButton } from '../../ui/tour/tour-button.tsx';
import { tourStop } from '../../ui/tour/tour-step.ts';
import { Chosen } from './chosen.tsx';
import styles from './relation-maker.module.css';
import { ThingSearch } from './thing-search.tsx';
import { useBegun } from './use-begun.ts';
import { useMakeRelation } from './use-make-relation.ts';
import type { FoundThing } from './use-things.ts';

/** /relation/new and /admin/newRelation: relates one thing to others, and tags it, at once. `?of=` and `kind=` name the thing that it begins with. */
export function Component() {
  const say = useText();
  const may = useMay();
  const begun = useBegun();
  const [chosen, setOne] = useState<FoundThing | null>();
  const one = chosen === undefined ? begun : chosen;
  const [many, setMany] = useState<readonly FoundThing[]>([]);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const { make, isBusy, outcome, forget } = useMakeRelation();
  const isEmpty = many.length + tags.length === 0;

  const submit = async () => {
    setAsked(true);
    if (!one || isEmpty) return;
    const left = await make(one.id, many, tags);
    setMany(left.things);
    setTags(left.tags);
    if (left.things.length + left.tags.length > 0) return;
    setOne(null);
    setAsked(false);
  };
  const change = (choose: () => void) => {
    forget();
    choose();
  };
  const addTag = (title: string) => {
    const isThere = tags.some((tag) => isSameText(tag, title));
    if (!isThere) setTags([...tags, title]);
  };
  return (
    <>
      <PageHeader
        above={may.administer && <TextLink to="/admin">{say('shell.nav.admin')}</TextLink>}
        title={say('relation.maker.title')}
        lead={say('relation.maker.lead')}
        actions={<TourButton steps={tourOf(say)} />}
      />
      <Form className={`${form.form} ${styles.maker}`} onSubmit={submit}>
        <div className={styles.field} data-tour="one">
          <ThingSearch
            label={say('relation.maker.one')}
            description={say('relation.maker.oneHint')}
            onlyWrite
            without={[...(one ? [one.id] : []), ...many.map(({ id }) => id)]}
            onPick={(thing) => change(() => setOne(thing))}
            error={isAsked && !one ? say('relation.maker.chooseOne') : undefined}
          />
          <Chosen
            label={say('relation.maker.one')}
            things={one ? [one] : []}
            onRemoveThing={() => change(() => setOne(null))}
          />
        </div>
        <div className={styles.field} data-tour="many">
          <ThingSearch
            label={say('relation.maker.many')}
            description={say('relation.maker.manyHint')}
            without={[...(one ? [one.id] : []), ...many.map(({ id }) => id)]}
            onPick={(thing) => change(() => setMany([...many, thing]))}
            onPickTag={(title) => change(() => addTag(title))}
            error={isAsked && isEmpty ? say('relation.maker.chooseMany') : undefined}
          />
          <Chosen
            label={say('relation.maker.many')}
            things={many}
            tags={tags}
            onRemoveThing={(id) => change(() => setMany(many.filter((thing) => thing.id !== id)))}
            onRemoveTag={(title) => change(() => setTags(tags.filter((tag) => tag !== title)))}
          />
        </div>
        {outcome && (
          <Alert kind={outcome.isDone ? 'success' : 'danger'} role={outcome.isDone ? 'status' : 'alert'}>
            {outcome.words}
          </Alert>
        )}
        <div>
          <Button type="submit" variant="primary" loading={isBusy} data-tour="create">
            {say('relation.maker.create')}
          </Button>
        </div>
      </Form>
    </>
  );
}

type Say = ReturnType<typeof useText>;

/** The tour: what each part of the page is for. */
const tourOf = (say: Say) =>
  (['one', 'many', 'create'] as const).map((part) =>
    tourStop(part, say(`relation.tour.${part}.title`), say(`relation.tour.${part}.body`)),
  );
