import { directionOf, type LanguageCode } from '#campus/languages.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { escapeHtml } from '#server/messages/render-markdown.ts';
import type { Organisation } from '#server/model/shapes.ts';
import type { MailKind } from '#server/store/schema/mail-tables.ts';
import { mailMessages } from './mail-messages.ts';

/** A mail as it leaves: what it says, once for readers that show HTML and once as plain text. */
export interface Mail {
  readonly organisationId: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** For the button of mail programs (RFC 2369). */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailParts {
  readonly kind: MailKind;
  readonly organisation: Organisation;
  readonly language: LanguageCode;
  /** As the person is called; undefined where they never said. */
  readonly name: string | undefined;
  readonly to: string;
  readonly link: string;
  /** What the notification says that it tells of. */
  readonly message?: string | undefined;
  /** Ends mails of this kind; left out of those about the account itself. */
  readonly unsubscribeLink?: string | undefined;
  /** What stands before the organisation's name as sender. */
  readonly sender: string;
}

/** In the person's language and the organisation's colours; no picture, nothing that is fetched (a mail is no beacon). */
export function composeMail({ kind, organisation, language, name, to, link, sender, ...more }: MailParts): Mail {
  const messages = mailMessages[language];
  const values = new Map([
    ['campus', organisation.denomination],
    ['email', to],
    ['name', name ?? ''],
    ['message', more.message ?? ''],
  ]);
  // In one go and by a function: what people write may look like a place or a pattern of ours.
  const filled = (text: string): string => text.replace(/\{(\w+)\}/g, (whole, place) => values.get(place) ?? whole);
  const { subject, lead, action, aside } = messages.kinds[kind];
  const greeting = filled(name === undefined ? messages.greetingToAnybody : messages.greeting);
  const { brand, onBrand, bg, surface, text, textMuted, border } = makeTheme(organisation.brand).light;
  const p = (content: string, style = ''): string => `<p style="margin:0 0 16px;${style}">${content}</p>`;
  const end = unsubscribeEnd(messages.unsubscribe, more.unsubscribeLink, textMuted);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(filled(subject))}</title>
<body style="margin:0;padding:24px 12px;background:${bg};color:${text};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px 24px;background:${surface};border:1px solid ${border};border-radius:16px">
${p(escapeHtml(organisation.denomination), `font-weight:700;color:${brand}`)}
${p(escapeHtml(greeting))}
${p(escapeHtml(filled(lead)))}
${p(`<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${brand};color:${onBrand};font-weight:600;text-decoration:none">${escapeHtml(filled(action))}</a>`)}
${p(`${escapeHtml(messages.copyLink)}<br><span dir="ltr" style="word-break:break-all">${escapeHtml(link)}</span>`, `font-size:14px;color:${textMuted}`)}
${p(escapeHtml(filled(aside)), `margin-bottom:0;font-size:14px;color:${textMuted}`)}${end.html}
</div>
</body>
</html>
`;
  const plain = [
    greeting,
    filled(lead),
    `${filled(action)}:\n${link}`,
    filled(aside),
    ...end.text,
    organisation.legalName,
  ];
  return {
    organisationId: organisation.id,
    from: `"${organisation.denomination.replaceAll(/["\\\r\n]/g, '')}" <${sender}>`,
    to,
    subject: filled(subject),
    html,
    text: `${plain.join('\n\n')}\n`,
    ...(more.unsubscribeLink !== undefined && { headers: { 'List-Unsubscribe': `<${more.unsubscribeLink}>` } }),
  };
}

/** How mails that somebody can do without are ended, under the last line. */
function unsubscribeEnd(message: string, link: string | undefined, color: string): { html: string; text: string[] } {
  if (link === undefined) return { html: '', text: [] };
  const address = `<a href="${escapeHtml(link)}" dir="ltr" style="color:${color};word-break:break-all">${escapeHtml(link)}</a>`;
  const html = `<p style="margin:16px 0 0;font-size:14px;color:${color}">${escapeHtml(message)}<br>${address}</p>`;
  return { html, text: [`${message}\n${link}`] };
}
