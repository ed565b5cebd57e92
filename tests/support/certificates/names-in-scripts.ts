/** As it is seen from left to right, letter by letter, where it is read from right to left. */
export const leftToRight = (text: string): string => [...text].reverse().join('');

/** A script, a name in it with letters that fonts forget, and the name as a PDF shows it from left to right. */
export const NAMES_IN_SCRIPTS: readonly (readonly [script: string, name: string, seen: string])[] = [
  ['Latin', 'Łukasz Öztürk-Ñandú', 'Łukasz Öztürk-Ñandú'],
  ['Cyrillic', 'Олена Їжакевич', 'Олена Їжакевич'],
  ['Arabic', 'أمل حداد', leftToRight('أمل حداد')],
  ['Persian', 'ژاله گچ پژ', leftToRight('ژاله گچ پژ')],
  ['Pashto', 'زرمینه ښځه ټوله', leftToRight('زرمینه ښځه ټوله')],
];

/** Names in scripts that are shaped: letters join, stack, or stand before the one that they follow. */
export const NAMES_IN_OTHER_SCRIPTS: readonly (readonly [script: string, name: string])[] = [
  ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Greek of old', 'Ἀχιλλεύς'],
  ['Armenian', 'Արամ Խաչատրյան'],
  ['Georgian', 'ნინო ბერიძე'],
  ['Hebrew', 'שָׁלוֹם כהן'],
  ['Yiddish', 'יענקל באַשעװיס'],
  ['Sindhi', 'ڄام ڏاهري'],
  ['Kurdish', 'ئارام ڕۆژهەڵات'],
  ['Amharic', 'ሰላም ተስፋዬ'],
  ['Tigrinya', 'ኣብርሃም ሓጎስ'],
  ['Hindi', 'प्रिया श्रीवास्तव द्विवेदी'],
  ['Nepali', 'लक्ष्मी श्रेष्ठ'],
  ['Bengali', 'শ্রীমতী কৃষ্ণা চৌধুরী'],
  ['Punjabi', 'ਸਿੰਘ ਪ੍ਰੀਤ'],
  ['Gujarati', 'શ્રીકૃષ્ણ પ્રિયા'],
  ['Odia', 'କୃଷ୍ଣ ପ୍ରିୟା'],
  ['Tamil', 'கிருஷ்ணன் ஸ்ரீ கொ'],
  ['Telugu', 'కృష్ణ శ్రీనివాస్'],
  ['Kannada', 'ಕೃಷ್ಣ ಶ್ರೀನಿವಾಸ ಕೊಲೆ'],
  ['Malayalam', 'കൃഷ്ണൻ ശ്രീജിത്ത്'],
  ['Sinhala', 'ශ්‍රී කෘෂ්ණා ප්‍රියන්ත'],
  ['Thai', 'สมชาย น้ำ ปู่ ที่'],
  ['Lao', 'ສົມຈິດ ນ້ຳ ຫຼວງ'],
  ['Tibetan', 'བསྟན་འཛིན་རྒྱ་མཚོ'],
  ['Burmese', 'အောင်ဆန်း ကြည် သိင်္ဂ'],
  ['Khmer', 'ស្រីមុំ ខ្មែរ ក្រុង'],
  ['Mongolian', 'ᠪᠠᠲᠤ'],
  ['Cherokee', 'ᏣᎳᎩ ᏍᏏᏉᏯ'],
  ['N’Ko', 'ߒߞߏ ߡߊߡߊߘߎ߫'],
  ['Tifinagh', 'ⵎⵓⵃⵎⵎⴰⴷ'],
  ['Dhivehi', 'މުހައްމަދު'],
  ['Syriac', 'ܐܦܪܝܡ ܣܘܪܝܝܐ'],
  ['Fulani', '𞤀𞤣𞤢𞤥 𞤔𞤢𞤤𞤮'],
  ['Chinese', '王小明 歐陽龍'],
  ['Japanese', '佐藤 さくら ケンジ'],
  ['Korean', '김민준 쀍똠'],
  ['Korean, taken apart', '김민준'.normalize('NFD')],
  ['an emoji beside', 'Anna 🌸'],
];
