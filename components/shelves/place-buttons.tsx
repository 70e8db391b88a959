import { useIntl } from 'react-intl';
import { keepFocus } from '@/components/office/form/places';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface PlaceButtonsProps {
  readonly name: string;
  /** Place in the form, counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly onMove: (from: number, to: number) => void;
}

/** One step up or down in a form, before it is saved; `MoveButtons` save at once. */
export function PlaceButtons({ name, index, count, onMove }: PlaceButtonsProps) {
  const intl = useIntl();
  const steps = [
    ['up', index - 1],
    ['down', index + 1],
  ] as const;
  return steps.map(([direction, to]) => (
    <Button
      key={direction}
      data-direction={direction}
      size="sm"
      variant="ghost"
      aria-label={intl.formatMessage({ id: `shelves.move.${direction}` }, { name })}
      disabled={to < 0 || to === count}
      onClick={({ currentTarget }) => {
        onMove(index, to);
        keepFocus(currentTarget);
      }}
    >
      <Icon name="chevron-down" />
    </Button>
  ));
}
