import '../src/styles/index.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const place = document.getElementById('gallery');
if (!place) throw new Error('gallery: the page has no place for it');
createRoot(place).render(<Gallery />);
