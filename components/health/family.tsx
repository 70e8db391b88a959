import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadFailed } from '@/components/common/load-failed';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { FAMILY_MEMBERS } from '@/lib/health/contract-values';
import { familyQuery } from '@/lib/health/queries-family';
import { FamilyForm } from './family-form';
import { FamilyPerson } from './family-person';
import styles from './health.module.scss';

interface FamilyProps {
  readonly hasConsent: boolean;
  /** Called once a family member was saved, which gives the consent as well. */
  readonly onKept: () => void;
}

/** The people a member cares for (`docs/product/health.md`, "Family"). */
export function Family({ hasConsent, onKept }: FamilyProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `health.${id}` });
  const { data, isError, refetch } = useQuery(familyQuery);
  const [adding, setAdding] = useState(false);
  return (
    <section className={styles.profile} aria-labelledby="family">
      <h2 id="family">{text('family.title')}</h2>
      <p>{text('family.intro')}</p>
      {isError && (
        <LoadFailed
          title={text('family.loadError')}
          retryLabel={text('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Spinner label={text('family.waiting')} />}
      {data && data.length > 0 && (
        <ul className={styles.people}>
          {data.map((person) => (
            <li key={person.id}>
              <FamilyPerson person={person} />
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <FamilyForm
          person={null}
          hasConsent={hasConsent}
          onSaved={() => {
            setAdding(false);
            onKept();
          }}
          onCancel={() => {
            setAdding(false);
          }}
        />
      )}
      {data && !adding && data.length < FAMILY_MEMBERS && (
        <div className={styles.ways}>
          <Button
            variant="secondary"
            onClick={() => {
              setAdding(true);
            }}
          >
            {text('family.add')}
          </Button>
        </div>
      )}
      {data && data.length >= FAMILY_MEMBERS && (
        <p className={styles.hint}>
          {intl.formatMessage({ id: 'health.family.full' }, { max: FAMILY_MEMBERS })}
        </p>
      )}
    </section>
  );
}
