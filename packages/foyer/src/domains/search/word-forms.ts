const ENDINGS = new Set('e en em er ern es est et n s st te ten in innen d ed ing y ies'.split(' '))

/**
 * Whether two folded words differ only in their endings, almost as the dictionary sees it: Karte and Karten, spirit and
 * spirits.
 */
export function isSameWord(word: string, other: string): boolean {
  if (word === other) return true
  let stem = 0
  while (stem < word.length && word[stem] === other[stem]) stem++
  const [one, two] = [word.slice(stem), other.slice(stem)]
  return stem >= 4 && isEnding(one, two) && isEnding(two, one)
}

/** After a bare stem a `t` belongs to another word: „nach“ is no form of „Nacht“. */
function isEnding(ending: string, other: string): boolean {
  return ending === '' || ENDINGS.has(ending) || (ending === 't' && other !== '')
}
