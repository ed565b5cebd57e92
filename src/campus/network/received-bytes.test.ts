import { describe, expect, it } from 'vitest';
import { HEADER_BYTES, receivedBytes } from './received-bytes.ts';

const entry = {
  name: 'https://campus.example/media/a.svg',
  entryType: 'resource',
  transferSize: 5300,
  encodedBodySize: 5000,
  nextHopProtocol: 'http/1.1',
};

describe('what an answer cost', () => {
  it('is its body as it was sent, and its headers', () => {
    expect(receivedBytes(entry)).toBe(5000 + HEADER_BYTES.media);
    expect(receivedBytes({ ...entry, name: 'https://campus.example/graphql' })).toBe(5000 + HEADER_BYTES.data);
    expect(receivedBytes({ ...entry, name: 'https://campus.example/assets/start.js' })).toBe(5000 + HEADER_BYTES.file);
    const page = { ...entry, name: 'https://campus.example/start', entryType: 'navigation' };
    expect(receivedBytes(page)).toBe(5000 + HEADER_BYTES.page);
  });

  it('is nothing where the browser had it', () => {
    expect(receivedBytes({ ...entry, transferSize: 0 })).toBe(0);
  });

  it('is the headers alone where it was not modified', () => {
    expect(receivedBytes({ ...entry, transferSize: 300 })).toBe(HEADER_BYTES.media);
  });

  it('has small headers over HTTP/2 and 3', () => {
    expect(receivedBytes({ ...entry, nextHopProtocol: 'h2' })).toBe(5080);
    expect(receivedBytes({ ...entry, nextHopProtocol: 'h3' })).toBe(5080);
  });
});
