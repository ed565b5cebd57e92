import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, directionOf, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { MAINTENANCE_RETRY_SECONDS } from '#campus/network/load-limits.ts';
import { turnAway } from '#server/http/http-errors.ts';
import { isCall } from '#server/http/maintenance.ts';
import { DATA_POLICY } from '#server/http/security-headers.ts';

/** Es, ru, tr, uk, fa and ps are drafts that no native has read. */
export const NO_CAMPUS_MESSAGES: Readonly<Record<LanguageCode, { readonly title: string; readonly text: string }>> = {
  en: { title: 'Not ready yet', text: 'There is no campus on this server yet. Please come back later.' },
  de: { title: 'Noch nicht bereit', text: 'Auf diesem Server gibt es noch keinen Campus. Komm bitte später wieder.' },
  es: { title: 'Aún no está listo', text: 'En este servidor todavía no hay ningún campus. Vuelve más tarde.' },
  ru: { title: 'Ещё не готово', text: 'На этом сервере пока нет кампуса. Пожалуйста, зайдите позже.' },
  tr: { title: 'Henüz hazır değil', text: 'Bu sunucuda henüz bir kampüs yok. Lütfen daha sonra tekrar gel.' },
  uk: { title: 'Ще не готово', text: 'На цьому сервері поки немає кампусу. Будь ласка, зайдіть пізніше.' },
  ar: { title: 'غير جاهز بعد', text: 'لا يوجد حرم تعليمي على هذا الخادم بعد. يُرجى العودة لاحقًا.' },
  fa: { title: 'هنوز آماده نیست', text: 'هنوز هیچ پردیسی روی این سرور نیست. لطفاً بعداً دوباره بیایید.' },
  ps: { title: 'لا چمتو نه دی', text: 'پر دې سرور لا کوم کمپس نشته. مهرباني وکړئ وروسته بیا راشئ.' },
};

/**
 * All that a server answers over a database without an organisation: a wrong folder or half a restore must not look like a
 * campus. Where the data should be, it says at its start and not to everybody. Devices with changes that wait come again.
 */
export function answerWithoutCampus(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isCall(request)) return turnAway(reply, { status: 503, code: 'NO_CAMPUS', seconds: MAINTENANCE_RETRY_SECONDS });
  const negotiator = new Negotiator({ headers: { 'accept-language': request.headers['accept-language'] ?? '' } });
  const language = negotiator.languages([...LANGUAGE_CODES]).find(isLanguageCode) ?? DEFAULT_LANGUAGE;
  const { title, text } = NO_CAMPUS_MESSAGES[language];
  return reply
    .code(503)
    .header('retry-after', String(MAINTENANCE_RETRY_SECONDS))
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .header('vary', 'Accept-Language')
    .header('content-security-policy', DATA_POLICY)
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${text}</p>
</html>
`);
}
