import styles from './title.module.css'

interface Props {
  words: string
  lang?: 'de' | 'en' | undefined
  isStruck?: boolean | undefined
}

/** The title of a page. Its longest word fits the column, whatever it is. */
export function Title({ words, lang, isStruck }: Props) {
  const longest = Math.max(...words.split(/[\s-]+/).map((word) => word.length), 5)
  // What is short has one line; what is longer has lines in proportion.
  const fit = (oneLine: number, inProportion: number) =>
    words.length <= oneLine
      ? Math.max(words.length, longest)
      : Math.max(longest, Math.ceil(Math.sqrt(words.length) * inProportion))
  return (
    <h1
      className={styles.title}
      lang={lang}
      data-misprint={isStruck ? undefined : words}
      style={{ '--fit': fit(12, 3.2), '--fit-narrow': fit(9, 2) } as object}
    >
      {isStruck ? <s>{words}</s> : words}
    </h1>
  )
}
