import '@kashi/ui/styles/tokens.css';
import '@kashi/ui/styles/fonts.css';
import './theme/desk.css';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { keepUpWithTranslators } from '@kashi/ui/text/translated-text';
import { DeskApp } from './frame/DeskApp.tsx';
import { deskThemes } from './theme/desk-themes.ts';
import { rightToLeftStyles } from './theme/right-to-left-styles.ts';

const place = document.getElementById('desk');
if (!place) throw new Error('The document has no place for the desk');

keepUpWithTranslators();
createRoot(place).render(
  <CacheProvider value={rightToLeftStyles(document)}>
    <DeskApp themes={deskThemes(document.documentElement)} />
  </CacheProvider>,
);
