import { load } from './load.ts'

/** Visitors who search without a pause, in a process of their own, so that their answers do not delay the measuring process. */
const SEARCHERS = 12
const WORDS =
  `nacht musik theater tanz kinder liebe stadt abend licht haus oper garten wasser meer sommer winter herbst
  zeit welt leben traum spiel konzert lesung film stimme chor orchester jazz klavier tod krieg familie geschichte kunst
  bilder reise sprache freiheit wald`.split(/\s+/)

interface Order {
  port: number
  /** The address of the search, up to the text. */
  path: string
}

let stopping = new AbortController()
let texts = 0

process.on('message', async (message: Order | 'stop') => {
  if (message === 'stop') return stopping.abort()
  stopping = new AbortController()
  const { port, path } = message
  const answered = Array.from({ length: SEARCHERS }, (_, searcher) =>
    load({
      port,
      path: () => path + nextText(),
      // Each from an address of its own, which the server takes from the proxy's header.
      headers: { 'X-Forwarded-For': `192.0.2.${searcher + 1}`, 'Accept-Encoding': 'br' },
      connections: 1,
      until: stopping.signal,
    }),
  )
  process.send?.({ perSecond: (await Promise.all(answered)).reduce((sum, each) => sum + each, 0) })
})
process.once('disconnect', () => process.exit(0))

/** Two words in a new combination; every third time one of them does not exist in the content. */
function nextText(): string {
  const place = texts++
  const [one, other] = [place % WORDS.length, Math.floor(place / WORDS.length)]
  return `${WORDS[one]}+${WORDS[(one + other) % WORDS.length]}${place % 3 === 0 ? `+${place}` : ''}`
}
