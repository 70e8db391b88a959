'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { closeCamera, openCamera, watchForCode, type CameraProblem } from './camera';
import styles from './scan.module.scss';

interface ScanDialogProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Shows the camera until it has read a barcode. */
export function ScanDialog({ onCode, onClose }: ScanDialogProps) {
  const intl = useIntl();
  const text = (name: string) => intl.formatMessage({ id: `office.scan.${name}` });
  const [problem, setProblem] = useState<CameraProblem>();
  return (
    <Modal show title={text('open')} closeLabel={text('close')} onClose={onClose}>
      {problem === undefined ? (
        <Viewfinder onCode={onCode} onProblem={setProblem} />
      ) : (
        <div role="alert" className={styles.problem}>
          <p>{text(`problem.${problem}`)}</p>
          <Button
            variant="secondary"
            onClick={() => {
              if (problem === 'forbidden') window.location.reload();
              else setProblem(undefined);
            }}
          >
            {text(problem === 'forbidden' ? 'reload' : 'again')}
          </Button>
        </div>
      )}
    </Modal>
  );
}

interface ViewfinderProps {
  readonly onCode: (code: string) => void;
  readonly onProblem: (problem: CameraProblem) => void;
}

function Viewfinder({ onCode, onProblem }: ViewfinderProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const [isOn, setOn] = useState(false);
  const read = useEffectEvent(onCode);
  const fail = useEffectEvent(onProblem);
  useEffect(() => {
    let isOver = false;
    let end: (() => void) | undefined;
    void openCamera().then((camera) => {
      const shown = video.current;
      if (!camera.ok) {
        if (!isOver) fail(camera.problem);
        return;
      }
      // Closed while the browser asked for its permission.
      if (isOver || !shown) {
        closeCamera(camera.stream);
        return;
      }
      shown.srcObject = camera.stream;
      setOn(true);
      const stopWatching = watchForCode(shown, (code) => {
        read(code);
      });
      end = () => {
        stopWatching();
        closeCamera(camera.stream);
      };
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  const label = intl.formatMessage({ id: `office.scan.${isOn ? 'hold' : 'starting'}` });
  return (
    <>
      <div className={styles.finder}>
        <video ref={video} autoPlay muted playsInline aria-hidden="true" tabIndex={-1} />
      </div>
      <p role="status" className={styles.hint}>
        {label}
      </p>
    </>
  );
}
