import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    const config = readConfig([], {});
    expect(config).toMatchObject({ port: 8080, databaseUrl: undefined, trustedProxies: [], development: false });
    expect(config.contentOrigin).toEqual({ scheme: undefined, prefix: 'content.', hasPackageHosts: undefined });
    expect(config.dataDir.endsWith('.data')).toBe(true);
  });

  it('takes the port of the command line before the environment’s, and empty settings as none', () => {
    expect(readConfig(['--port', '9000'], { PORT: '9001' }).port).toBe(9000);
    expect(readConfig([], { PORT: '0', DATA_DIR: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 0,
      databaseUrl: undefined,
    });
  });

  it('reads what an operator sets', () => {
    expect(
      readConfig([], {
        DATABASE_URL: 'postgres://campus@db/campus',
        PUBLIC_ORIGIN: 'https://campus.example.org',
        CONTENT_ORIGIN: 'https://content.{host}',
        TRUSTED_PROXY: '10.0.0.1, 192.168.0.0/16,::1',
        SMTP_URL: 'smtps://mail.example.org',
        SCAN_COMMAND: ' clamdscan --fdpass ',
      }),
    ).toMatchObject({
      scanCommand: 'clamdscan --fdpass',
      contentOrigin: { scheme: 'https', prefix: 'content.', hasPackageHosts: false },
      trustedProxies: ['10.0.0.1', '192.168.0.0/16', '::1'],
    });
  });

  it('reads a content host for each package', () => {
    expect(readConfig([], { CONTENT_ORIGIN: 'https://{package}.content.{host}' }).contentOrigin).toEqual({
      scheme: 'https',
      prefix: 'content.',
      hasPackageHosts: true,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://secret@host/x'],
    ['PUBLIC_ORIGIN', 'my.campus'],
    ['PUBLIC_ORIGIN', 'https://campus.example.org/path'],
    ['CONTENT_ORIGIN', 'https://elsewhere.example.org'],
    ['CONTENT_ORIGIN', 'https://{host}'],
    ['CONTENT_ORIGIN', 'https://{package}.{host}'],
    ['CONTENT_ORIGIN', 'https://content.{package}.{host}'],
    ['SMTP_URL', 'my.mail'],
    ['TRUSTED_PROXY', 'everybody'],
    ['TRUSTED_PROXY', '10.0.0.0/64'],
  ])('says in one sentence that %s=%s is not usable, without repeating it', (name, value) => {
    const read = () => readConfig([], { [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}[^\\n]* is not usable: [^\\n]+\\.$`));
    expect(read).not.toThrow(value);
  });

  it('knows no other argument', () => {
    expect(() => readConfig(['--prot', '1'], {})).toThrow('Only --port');
  });
});
