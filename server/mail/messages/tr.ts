import type { MailMessages } from '#server/mail/mail-messages.ts';

export const tr: MailMessages = {
  greeting: 'Merhaba {name},',
  greetingToAnybody: 'Merhaba,',
  copyLink: 'Ya da bu adresi tarayıcına kopyala:',
  unsubscribe: 'Artık istemiyor musun? Bu bağlantıyla bu e-postalar sona erer:',
  kinds: {
    CONFIRM_EMAIL: {
      subject: 'Lütfen e-postanı onayla',
      lead: '{campus} için kaydoldun. Bir dokunuşla öğrenmeye başlayabilirsin.',
      action: 'E-postayı onayla',
      aside: 'Bağlantı 7 gün geçerli. Bunu sen yapmadıysan bir şey yapma: onay olmadan bu adresi kimse kullanamaz.',
    },
    RESET_PASSWORD: {
      subject: '{campus} için yeni parola',
      lead: 'Yeni bir parola seçmek istiyorsun.',
      action: 'Yeni parola seç',
      aside: 'Bağlantı 60 dakika ve bir kez geçerli. Bunu sen yapmadıysan bir şey yapma: parolan aynı kalır.',
    },
    PASSWORD_CHANGED: {
      subject: 'Parolan değişti',
      lead: '{campus} hesabının parolası değişti, diğer cihazlardaki oturumlar kapatıldı.',
      action: 'Kampüsü aç',
      aside: 'Bunu sen yapmadıysan hemen yeni bir parola seç ve kampüsüne haber ver.',
    },
    CONFIRM_PRIVATE_EMAIL: {
      subject: 'Lütfen özel e-postanı onayla',
      lead: '{campus} için özel e-posta olarak {email} adresini verdin.',
      action: 'E-postayı onayla',
      aside: 'Bağlantı 7 gün geçerli. Bunu sen yapmadıysan bir şey yapma.',
    },
    PRIVATE_EMAIL_CHANGED: {
      subject: 'Özel e-postan değişti',
      lead: '{campus} hesabının özel e-postası başka bir adresle değiştirildi.',
      action: 'Geri al',
      aside: 'Bağlantı 30 gün geçerli. Bunu sen yaptıysan bir şey yapmana gerek yok.',
    },
    DOCUMENT_DECIDED: {
      subject: 'Belgenle ilgili karar',
      lead: '{campus} kampüsüne gönderdiğin belge hakkında bir karar var.',
      action: 'Kararı gör',
      aside: 'Ekibimiz asla e-postayla belge istemez. Lütfen yanıt olarak belge gönderme.',
    },
    NUDGE: {
      subject: '{campus} hatırlatması',
      lead: '{message}',
      action: 'Kampüsü aç',
      aside: 'Katıldığın şeylerle ilgili e-postaları kabul ettiğin için bunu alıyorsun.',
    },
    RUN_NEWS: {
      subject: 'Katıldığın bir kurstan haber var',
      lead: '{message}',
      action: 'Kampüsü aç',
      aside: 'Katıldığın şeylerle ilgili e-postaları kabul ettiğin için bunu alıyorsun.',
    },
    DOCUMENT_WAITING: {
      subject: 'Bekleyen belgeler var',
      lead: '{message}',
      action: 'Bekleyenlere bak',
      aside: 'Katıldığın şeylerle ilgili e-postaları kabul ettiğin için bunu alıyorsun.',
    },
    UPDATES: {
      subject: '{campus} haberleri',
      lead: '{campus} üzerinde yeni bir şey var. Ana sayfanda okuyabilirsin.',
      action: 'Yenilikleri oku',
      aside: 'Kampüsteki yeniliklerle ilgili e-postaları kabul ettiğin için bunu alıyorsun.',
    },
    OFFERS: {
      subject: '{campus} üzerinde yeni teklifler',
      lead: '{campus} üzerinde senin için yeni teklifler var. Onları teklif panosunda görebilirsin.',
      action: 'Tekliflere bak',
      aside: 'Ek tekliflerle ilgili e-postaları kabul ettiğin için bunu alıyorsun.',
    },
  },
};
