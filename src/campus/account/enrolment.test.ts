import { describe, expect, it } from 'vitest';
import { reasonField, reasonsOf } from './enrolment.ts';

describe('the reasons of a form', () => {
  it('are those that the page has put there', () => {
    expect(reasonsOf(['office', 'work'].map((id, place) => [reasonField(place), id]))).toEqual(['office', 'work']);
  });

  it('are each there once, and nothing else is one', () => {
    const form = 'reasons[0]=a&reasons[7]=a&reasons[]=b&reasons[x]=c&reasons=d&xreasons[1]=e&reasons[1234]=f';
    expect(reasonsOf(new URLSearchParams(form))).toEqual(['a']);
  });
});
