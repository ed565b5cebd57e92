import type { LanguageCode } from '#campus/languages.ts';

/** `{campus}` is the organisation's name, `{hours}` a number with its unit, `{day}` a day, `{letters}` a list of code points. */
export interface CertificateMessages {
  readonly title: string;
  readonly lead: string;
  readonly course: string;
  readonly module: string;
  readonly workload: string;
  readonly day: string;
  /** The title of one for an appointment, and its day. */
  readonly attendance: string;
  readonly appointment: string;
  readonly held: string;
  /** Letters of the texts that no font of the campus has. */
  readonly unprinted: string;
}

/** All nine; es, ru, tr, uk, fa and ps are drafts that no native has read. */
export const CERTIFICATE_MESSAGES: Readonly<Record<LanguageCode, CertificateMessages>> = {
  en: {
    title: 'Certificate of completion',
    lead: '{campus} confirms that',
    course: 'has completed the course',
    module: 'has completed the module',
    workload: 'Workload: {hours}',
    day: 'Completed on {day}',
    attendance: 'Certificate of attendance',
    appointment: 'took part in',
    held: 'Took place on {day}',
    unprinted: 'Letters that cannot be printed here: {letters}',
  },
  de: {
    title: 'Teilnahmezertifikat',
    lead: '{campus} bestätigt, dass',
    course: 'diesen Kurs abgeschlossen hat:',
    module: 'dieses Modul abgeschlossen hat:',
    workload: 'Umfang: {hours}',
    day: 'Abgeschlossen am {day}',
    attendance: 'Teilnahmebestätigung',
    appointment: 'hieran teilgenommen hat:',
    held: 'Stattgefunden am {day}',
    unprinted: 'Zeichen, die hier nicht gedruckt werden können: {letters}',
  },
  ar: {
    title: 'شهادة إتمام',
    lead: 'تشهد {campus} بأن',
    course: 'قد أتمّ هذه الدورة:',
    module: 'قد أتمّ هذه الوحدة:',
    workload: 'المدة: {hours}',
    day: 'تاريخ الإتمام: {day}',
    attendance: 'شهادة حضور',
    appointment: 'قد شارك في هذا اللقاء:',
    held: 'تاريخ اللقاء: {day}',
    unprinted: 'أحرف لا يمكن طباعتها هنا: {letters}',
  },
  es: {
    title: 'Certificado de finalización',
    lead: '{campus} certifica que',
    course: 'ha completado el curso',
    module: 'ha completado el módulo',
    workload: 'Dedicación: {hours}',
    day: 'Completado el {day}',
    attendance: 'Certificado de asistencia',
    appointment: 'ha participado en',
    held: 'Celebrado el {day}',
    unprinted: 'Caracteres que no se pueden imprimir aquí: {letters}',
  },
  fa: {
    title: 'گواهی پایان دوره',
    lead: '{campus} گواهی می‌دهد که',
    course: 'این دوره را به پایان رسانده است:',
    module: 'این واحد را به پایان رسانده است:',
    workload: 'مدت: {hours}',
    day: 'تاریخ پایان: {day}',
    attendance: 'گواهی حضور',
    appointment: 'در این جلسه شرکت کرده است:',
    held: 'تاریخ جلسه: {day}',
    unprinted: 'حرف‌هایی که اینجا چاپ نمی‌شوند: {letters}',
  },
  ps: {
    title: 'د بشپړولو سند',
    lead: '{campus} تصدیقوي چې',
    course: 'دا کورس بشپړ کړی دی:',
    module: 'دا ماډل بشپړ کړی دی:',
    workload: 'موده: {hours}',
    day: 'د بشپړولو نېټه: {day}',
    attendance: 'د ګډون سند',
    appointment: 'په دې غونډه کې ګډون کړی دی:',
    held: 'د غونډې نېټه: {day}',
    unprinted: 'هغه توري چې دلته نه شي چاپېدای: {letters}',
  },
  ru: {
    title: 'Свидетельство об окончании',
    lead: '{campus} подтверждает, что',
    course: 'завершил(а) курс',
    module: 'завершил(а) модуль',
    workload: 'Объём: {hours}',
    day: 'Дата окончания: {day}',
    attendance: 'Свидетельство об участии',
    appointment: 'принял(а) участие во встрече',
    held: 'Дата встречи: {day}',
    unprinted: 'Знаки, которые здесь нельзя напечатать: {letters}',
  },
  tr: {
    title: 'Tamamlama belgesi',
    lead: '{campus} şunu onaylar:',
    course: 'bu kursu tamamladı:',
    module: 'bu modülü tamamladı:',
    workload: 'Süre: {hours}',
    day: 'Tamamlandığı gün: {day}',
    attendance: 'Katılım belgesi',
    appointment: 'şu buluşmaya katıldı:',
    held: 'Buluşma günü: {day}',
    unprinted: 'Burada yazdırılamayan harfler: {letters}',
  },
  uk: {
    title: 'Свідоцтво про завершення',
    lead: '{campus} підтверджує, що',
    course: 'завершив(-ла) курс',
    module: 'завершив(-ла) модуль',
    workload: 'Обсяг: {hours}',
    day: 'Дата завершення: {day}',
    attendance: 'Свідоцтво про участь',
    appointment: 'взяв(-ла) участь у зустрічі',
    held: 'Дата зустрічі: {day}',
    unprinted: 'Знаки, які тут неможливо надрукувати: {letters}',
  },
};
