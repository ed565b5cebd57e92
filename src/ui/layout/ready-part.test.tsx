// @vitest-environment jsdom
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readyPart, readyParts } from './ready-part.tsx';

const Card = ({ name }: { name: string }): ReactNode => <p>{name}</p>;

const place = document.createElement('div');
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

const show = (screen: ReactNode): Promise<void> => act(async () => root.render(<StrictMode>{screen}</StrictMode>));

describe('parts that a page has in files of their own', () => {
  it('are there with its first render where they were brought before it', async () => {
    const bring = vi.fn(async () => Card);
    const { load, Part } = readyPart(bring);
    await readyParts([{ load }]);
    await show(<Part props={{ name: 'Next date' }} />);
    expect(place.textContent).toBe('Next date');
    expect(bring).toHaveBeenCalledOnce();
  });

  it('hold up neither the page nor each other where one does not come: it is asked for again where it stands', async () => {
    const bring = vi
      .fn(async () => Card)
      .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
    const late = readyPart(bring);
    const here = readyPart(async () => Card);
    await readyParts([late, here]);
    await show([
      <late.Part key="late" props={{ name: 'Other dates' }} />,
      <here.Part key="here" props={{ name: 'Next date' }} />,
    ]);
    expect(place.textContent).toBe('Other datesNext date');
    expect(bring).toHaveBeenCalledTimes(2);
  });
});
