import '../src/wheel.css';
import './playground.css';
import { createRoot } from 'react-dom/client';
import { Playground } from './Playground.tsx';
import { settingsOf } from './settings.ts';

const settings = settingsOf(new URLSearchParams(location.search));
const root = document.getElementById('root');
if (root) createRoot(root).render(<Playground start={settings} />);
