/** What macOS, Windows, Linux desktops, office programs, editors and version control leave beside files. */
const LEFTOVERS = [
  /^(?:\._.*|\.DS_Store|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd|__MACOSX|Icon\r)$/i,
  /^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|\$RECYCLE\.BIN|System Volume Information|.+:Zone\.Identifier)$/i,
  /^(?:\.directory|\.Trash-\d+|lost\+found|@eaDir)$/i,
  /^(?:~\$.*|~.*\.tmp|\.~lock\..*#)$/i,
  /^(?:.*~|#.*#|\..*\.sw[a-p])$/i,
  /^\.(?:git|svn|hg|bzr|idea|vscode)$/i,
];

/** Whether a part of the path, which is parted by `/`, is one that nobody wrote. */
export function isSystemLeftover(path: string): boolean {
  return path.split('/').some((part) => LEFTOVERS.some((leftover) => leftover.test(part)));
}
