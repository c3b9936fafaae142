import { describe, expect, it } from 'vitest'
import { localChanges } from '../platform/cache/changes.ts'
import { createNews, draftTag } from './news.ts'

const setUp = (longestMs?: number) => {
  const changes = localChanges()
  const news = createNews(changes, longestMs)
  const happens = (document: number) => changes.announce(null as never, draftTag(document))
  return { news, happens }
}
const never = () => new AbortController().signal

describe('news of a document', () => {
  it('come to those who listen to it, and to nobody else', async () => {
    const { news, happens } = setUp()
    const [here, elsewhere] = [news.hear(1, 7, never()), news.hear(2, 8, never())]
    const heard: string[] = []
    const both = [
      here.next().then(() => heard.push('here')),
      elsewhere.next().then(() => heard.push('elsewhere')),
    ]
    await happens(7)
    await both[0]
    expect(heard).toEqual(['here'])
    news.close()
    await both[1]
  })

  it('that come before one asks for them are not missed', async () => {
    const { news, happens } = setUp()
    const hearing = news.hear(1, 7, never())
    await happens(7)
    await hearing.next()
    expect(hearing.isOver).toBe(false)
    hearing.stop()
  })

  it('end with the connection, with the server, and after a while', async () => {
    const { news } = setUp()
    const gone = new AbortController()
    const hearing = news.hear(1, 7, gone.signal)
    const waiting = hearing.next()
    gone.abort()
    await waiting
    expect(hearing.isOver).toBe(true)
    expect(news.hear(1, 7, gone.signal).isOver, 'who has gone already').toBe(true)
    const other = news.hear(1, 7, never())
    news.close()
    await other.next()
    expect(other.isOver).toBe(true)
    const short = setUp(0).news.hear(1, 7, never())
    await short.next()
    expect(short.isOver).toBe(true)
  })

  it('are heard by six windows of one person; the one that has listened longest makes room', async () => {
    const { news } = setUp()
    const own = Array.from({ length: 7 }, () => news.hear(1, 7, never()))
    const another = news.hear(2, 7, never())
    expect(own.map(({ isOver }) => isOver)).toEqual([true, false, false, false, false, false, false])
    expect(another.isOver).toBe(false)
    news.close()
  })
})
