/** Stands for the widget in tests, since its worker is not there: a button for its tick. */
export default ({ onAnswer }: { onAnswer: (answer: string) => void }) => (
  <button type="button" onClick={() => onAnswer('eyJ0')}>
    Eg er ikkje ein robot
  </button>
);
