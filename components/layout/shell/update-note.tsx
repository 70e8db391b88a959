import { Button } from '@/components/ui/button';
import styles from './update-note.module.scss';

interface UpdateNoteProps {
  readonly text: string;
  readonly action: string;
}

/** Offers a reload instead of reloading, so that unfinished work is not lost. */
export function UpdateNote({ text, action }: UpdateNoteProps) {
  return (
    <div className={styles.note} role="status" data-screen-only="">
      <span>{text}</span>
      <Button
        size="sm"
        onClick={() => {
          window.location.reload();
        }}
      >
        {action}
      </Button>
    </div>
  );
}
