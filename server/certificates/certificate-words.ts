import type { LanguageCode } from '#campus/languages.ts';

/** `{campus}` is the organisation's name, `{hours}` a number, `{day}` a day. */
export interface CertificateWords {
  readonly title: string;
  readonly lead: string;
  readonly course: string;
  readonly module: string;
  readonly workload: string;
  readonly day: string;
}

/** All nine; es, ru, tr, uk, fa and ps are drafts that no native has read. */
export const CERTIFICATE_WORDS: Readonly<Record<LanguageCode, CertificateWords>> = {
  en: {
    title: 'Certificate of completion',
    lead: '{campus} confirms that',
    course: 'has completed the course',
    module: 'has completed the module',
    workload: 'Workload: {hours} hours',
    day: 'Completed on {day}',
  },
  de: {
    title: 'Teilnahmezertifikat',
    lead: '{campus} bestätigt, dass',
    course: 'diesen Kurs abgeschlossen hat:',
    module: 'dieses Modul abgeschlossen hat:',
    workload: 'Umfang: {hours} Stunden',
    day: 'Abgeschlossen am {day}',
  },
  ar: {
    title: 'شهادة إتمام',
    lead: 'تشهد {campus} بأن',
    course: 'قد أتمّ هذه الدورة:',
    module: 'قد أتمّ هذه الوحدة:',
    workload: 'عدد الساعات: {hours}',
    day: 'تاريخ الإتمام: {day}',
  },
  es: {
    title: 'Certificado de finalización',
    lead: '{campus} certifica que',
    course: 'ha completado el curso',
    module: 'ha completado el módulo',
    workload: 'Dedicación: {hours} horas',
    day: 'Completado el {day}',
  },
  fa: {
    title: 'گواهی پایان دوره',
    lead: '{campus} گواهی می‌دهد که',
    course: 'این دوره را به پایان رسانده است:',
    module: 'این واحد را به پایان رسانده است:',
    workload: 'تعداد ساعت: {hours}',
    day: 'تاریخ پایان: {day}',
  },
  ps: {
    title: 'د بشپړولو سند',
    lead: '{campus} تصدیقوي چې',
    course: 'دا کورس بشپړ کړی دی:',
    module: 'دا ماډل بشپړ کړی دی:',
    workload: 'د ساعتونو شمېر: {hours}',
    day: 'د بشپړولو نېټه: {day}',
  },
  ru: {
    title: 'Свидетельство об окончании',
    lead: '{campus} подтверждает, что',
    course: 'завершил(а) курс',
    module: 'завершил(а) модуль',
    workload: 'Объём: {hours} ч',
    day: 'Дата окончания: {day}',
  },
  tr: {
    title: 'Tamamlama belgesi',
    lead: '{campus} şunu onaylar:',
    course: 'bu kursu tamamladı:',
    module: 'bu modülü tamamladı:',
    workload: 'Süre: {hours} saat',
    day: 'Tamamlandığı gün: {day}',
  },
  uk: {
    title: 'Свідоцтво про завершення',
    lead: '{campus} підтверджує, що',
    course: 'завершив(-ла) курс',
    module: 'завершив(-ла) модуль',
    workload: 'Обсяг: {hours} год',
    day: 'Дата завершення: {day}',
  },
};
