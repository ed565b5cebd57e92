import type { ServerMessages } from '#server/messages/server-messages.ts';

export const tr: ServerMessages = {
  anonymous: 'Bir öğrenci',
  feedbackOptions: {
    'easy-to-follow': 'Anlaması kolay',
    'useful-for-me': 'Hayatımda işe yarıyor',
    'good-pace': 'Temposu iyi',
    'too-long': 'Çok uzun',
    'too-hard': 'Çok zor',
    'more-examples': 'Daha fazla örnek lütfen',
  },
  rejectionReasons: {
    'link-does-not-open': 'Bağlantı açılmıyor.',
    'another-name': 'Üzerinde başka bir ad yazıyor.',
    'another-course': 'Başka bir kursla ilgili.',
    'not-finished': 'Kursun bittiğini göstermiyor.',
  },
  notifications: {
    moved: '{title} başka bir zamana alındı: {before} yerine {start}.',
    ends: '{title}, {start}: artık {end} saatine kadar sürüyor.',
    elsewhere: '{title}, {start}: yeni yer {place}.',
    online: '{title}, {start}: artık çevrimiçi.',
    cancelled: '{title}, {start}: iptal edildi.',
    placeLost: '{title}, {start}: artık yerin yok.',
    sessionTomorrow: '{title}, {start}: yerin ayrıldı.',
    sessionSoon: '{title} yakında başlıyor: {start}.',
    lessonUnfinished: '{title} kursuna başladın. İstediğin zaman kaldığın yerden devam edebilirsin.',
    certificateReady: '{title} sertifikan hazır.',
    messageAnswered: '{title} panosunda yeni bir yorum var.',
    messageReported: '{title} panosunda bir şey bildirildi. Lütfen bak.',
    documentComment: 'Ekibimiz belgen hakkında bir şey yazdı.',
    documentAccepted: 'Belgen kabul edildi.',
    documentInvalid: 'Belgen okunamadı ya da doğru belge değil. Lütfen başka bir belge gönder.',
    documentIneligible: 'Belgen koşulları karşılamıyor. Ekibimizin bu konuda ne dediğini oku.',
    documentRejected: 'Belgen kabul edilmedi. Ekibimizin bu konuda ne dediğini oku.',
    documentExpired: 'Belgene zamanında kimse bakamadı, bu yüzden silindi. Üzgünüz. Lütfen tekrar gönder.',
  },
  achievements: {
    'first-light': {
      denomination: 'İlk ışık',
      description: 'İlk dersin bitti.',
      howTo: 'Bir dersi bitir.',
    },
    'steady-flame': {
      denomination: 'Sabit alev',
      description: 'Dört hafta üst üste geldin.',
      howTo: 'Dört hafta üst üste uğra.',
    },
    'map-maker': {
      denomination: 'Haritacı',
      description: 'Listelerinden birinde beş öğe var.',
      howTo: 'Beş kursu veya modülü tek listeye koy.',
    },
    'night-reader': {
      denomination: 'Gece okuru',
      description: 'Bir dersi internetsiz bitirdin.',
      howTo: 'Çevrimdışıyken kayıtlı bir dersi bitir.',
    },
    'shared-light': {
      denomination: 'Paylaşılan ışık',
      description: 'Bütün bir modül bitti.',
      howTo: 'Bir modülün bütün kurslarını bitir.',
    },
  },
};
