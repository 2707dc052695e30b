/** Replaces the widget in tests, which have no worker: a button instead of its tick. */
export default ({ onAnswer }: { onAnswer: (answer: string) => void }) => (
  <button type="button" onClick={() => onAnswer('eyJ0')}>
    Eg er ikkje ein robot
  </button>
);
