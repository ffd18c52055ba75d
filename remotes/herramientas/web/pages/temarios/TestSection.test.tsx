// @vitest-environment happy-dom
import { lessonAddress } from '@travesia/contracts/page';
import { TEMARIO } from '@travesia/contracts/temario';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { syllabusData } from './syllabus-data.ts';
import { TestSection } from './TestSection.tsx';

it.each(syllabusData(TEMARIO))(
  'contents of $id lead to a practice of them once the page is alive, but those of whole texts, and students to their lessons',
  (test) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const container = document.createElement('div');
    const root = createRoot(container);
    act(() => root.render(<TestSection test={test} searching={false} isStudent={false} levels={new Map()} />));
    const contents = test.axes.flatMap(({ units }) => units.flatMap((unit) => unit.contents));
    const practised = contents.filter(({ id }) => container.querySelector(`a[href*="contenidos=${id}&"]`) !== null);
    expect(contents.length).toBeGreaterThan(0);
    expect(container.querySelector('a[href^="/aprende"]')).toBeNull();
    expect(practised).toEqual(test.id === 'cl' ? [] : contents);
    const [known] = contents;
    const levels = new Map(known ? [[known.id, 'Firme']] : []);
    act(() => root.render(<TestSection test={test} searching={false} isStudent levels={levels} />));
    expect(container.textContent?.match(/Firme/g)).toHaveLength(1);
    for (const { id } of contents) expect(container.querySelector(`a[href="${lessonAddress(id)}"]`), id).not.toBeNull();
    act(() => root.unmount());
  },
);
