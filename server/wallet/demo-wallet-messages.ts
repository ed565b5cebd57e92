import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#campus/languages.ts';

export interface DemoWalletMessages {
  readonly title: string;
  readonly about: string;
  readonly connect: string;
  readonly connected: string;
}

/** What the page of the demonstration says; es, ru, tr, uk, fa and ps are drafts that no native has read. */
const MESSAGES: Readonly<Record<LanguageCode, DemoWalletMessages>> = {
  en: {
    title: 'Demo wallet',
    about: 'This is a demonstration. No real wallet is connected, and nothing of you is sent.',
    connect: 'Connect',
    connected: 'Connected. Go back to the campus.',
  },
  de: {
    title: 'Demo-Wallet',
    about: 'Das ist eine Vorführung. Es wird keine echte Wallet verbunden und nichts von dir gesendet.',
    connect: 'Verbinden',
    connected: 'Verbunden. Geh zurück zum Campus.',
  },
  es: {
    title: 'Cartera de demostración',
    about: 'Esto es una demostración. No se conecta ninguna cartera real y no se envía nada tuyo.',
    connect: 'Conectar',
    connected: 'Conectada. Vuelve al campus.',
  },
  ru: {
    title: 'Демонстрационный кошелёк',
    about: 'Это демонстрация. Настоящий кошелёк не подключается, и Ваши данные никуда не отправляются.',
    connect: 'Подключить',
    connected: 'Подключено. Вернитесь в кампус.',
  },
  tr: {
    title: 'Demo cüzdan',
    about: 'Bu bir gösterimdir. Gerçek bir cüzdan bağlanmaz ve size ait hiçbir şey gönderilmez.',
    connect: 'Bağla',
    connected: 'Bağlandı. Kampüse geri dönün.',
  },
  uk: {
    title: 'Демонстраційний гаманець',
    about: 'Це демонстрація. Справжній гаманець не під’єднується, і нічого Вашого не надсилається.',
    connect: 'Під’єднати',
    connected: 'Під’єднано. Поверніться до кампусу.',
  },
  ar: {
    title: 'محفظة تجريبية',
    about: 'هذا عرض تجريبي. لا تُربط أي محفظة حقيقية ولا تُرسل أي بيانات شخصية.',
    connect: 'ربط',
    connected: 'تم الربط. يمكن العودة إلى المنصة.',
  },
  fa: {
    title: 'کیف پول نمایشی',
    about: 'این یک نمایش است. هیچ کیف پول واقعی وصل نمی‌شود و چیزی از شما فرستاده نمی‌شود.',
    connect: 'وصل کردن',
    connected: 'وصل شد. به پردیس برگردید.',
  },
  ps: {
    title: 'د نندارې بټوه',
    about: 'دا یوه ننداره ده. هېڅ رښتینې بټوه نه نښلول کېږي او ستاسو هېڅ معلومات نه لېږل کېږي.',
    connect: 'ونښلوئ',
    connected: 'ونښلېده. بېرته کمپس ته لاړ شئ.',
  },
};

/** In the first language of the header `accept-language` that there is, most wanted first as browsers send it. */
export function demoWalletMessages(accepted = ''): { language: LanguageCode; messages: DemoWalletMessages } {
  const codes = accepted.split(',').map((each) => (each.trim().split(/[-_;]/)[0] ?? '').toLowerCase());
  const language = codes.find(isLanguageCode) ?? DEFAULT_LANGUAGE;
  return { language, messages: MESSAGES[language] };
}
