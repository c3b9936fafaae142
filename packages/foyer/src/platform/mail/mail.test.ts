import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Jobs } from '../jobs/jobs.ts'
import { fakeClock } from '../time/clock.ts'
import { createMail, type Message } from './mail.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'foyer-mail-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Runs jobs at once, with data as it would come back from the database. */
function immediateJobs(): Jobs {
  const works = new Map<string, (data: never) => Promise<void>>()
  return {
    define: (name, work) => void works.set(name, work),
    schedule: () => {},
    enqueue: async (name, data) => works.get(name)?.(JSON.parse(JSON.stringify(data)) as never),
    forget: async () => {},
    start: async () => {},
    stop: async () => {},
  }
}

const clock = fakeClock('2026-03-10T09:00:00Z')
const MESSAGE: Message = { to: 'ada@house.example', subject: 'Your tickets', text: 'See you tonight.' }

async function deliver(message: Partial<Message>, mailFrom = 'Foyer <foyer@house.example>') {
  await createMail({ smtpUrl: null, mailFrom, dataDir }, immediateJobs(), clock).send({
    ...MESSAGE,
    ...message,
  })
  const folder = path.join(dataDir, 'mail')
  return readdirSync(folder).map((name) => ({
    name,
    ...parse(readFileSync(path.join(folder, name), 'utf8')),
  }))
}

/** The headers as a mail program reads them: unfolded, encoded words decoded. */
function parse(eml: string) {
  const end = eml.indexOf('\r\n\r\n')
  const lines = eml
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? []
    return [name.toLowerCase(), decodeWords(value)] as const
  })
  return {
    headers: Object.fromEntries(headers),
    names: headers.map(([name]) => name),
    body: eml.slice(end + 4),
  }
}

function decodeWords(value: string): string {
  return value
    .replace(/(\?=) (?==\?)/g, '$1')
    .replace(/((?:=\?utf-8\?[QB]\?[^?]*\?=)+)/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi)].map(([, encoding, text = '']) =>
          encoding?.toUpperCase() === 'B'
            ? Buffer.from(text, 'base64')
            : quotedPrintable(text.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    )
}

function quotedPrintable(text: string): Buffer {
  const soft = text.replace(/=\r\n/g, '')
  return Buffer.from(
    soft.replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

describe('mail without a post office', () => {
  it('is one .eml file per message, and no parts', async () => {
    await deliver({})
    const files = await deliver({})
    expect(files).toHaveLength(2)
    for (const { name } of files) expect(name).toMatch(/^[\w-]+\.eml$/)
  })

  it('has headers a mail program can read, umlauts and all', async () => {
    const subject =
      'Grüße aus dem Süden: „Die Möwe“ – ein sehr langer Betreff, der über die Zeile hinausreicht 🎭'
    const [file] = await deliver({ subject }, 'Haus Süd <post@house.example>')
    expect(file?.headers).toMatchObject({
      from: 'Haus Süd <post@house.example>',
      to: 'ada@house.example',
      subject,
      'mime-version': '1.0',
    })
    expect(Number.isNaN(Date.parse(file?.headers.date ?? ''))).toBe(false)
    expect(file?.headers['message-id']).toMatch(/^<.+@house\.example>$/)
  })

  it('says what it should, as text and as HTML', async () => {
    const [plain] = await deliver({ text: 'Schöne Grüße\nIhr Haus' })
    expect(
      quotedPrintable(plain?.body ?? '')
        .toString('utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    ).toBe('Schöne Grüße\nIhr Haus')
    const both = (await deliver({ html: '<p>Hello</p>' })).find(({ headers }) =>
      headers['content-type']?.startsWith('multipart/alternative'),
    )
    expect(both?.body).toContain('<p>Hello</p>')
    expect(both?.body).toContain(MESSAGE.text)
  })
})

describe('a mail header', () => {
  const KNOWN = [
    'from',
    'to',
    'subject',
    'message-id',
    'content-transfer-encoding',
    'date',
    'mime-version',
    'content-type',
  ]

  it.each([
    'x\r\nBcc: evil@elsewhere.example',
    'x\nBcc: evil@elsewhere.example',
    'x\rBcc: evil@elsewhere.example',
    'x\r\n\r\n<script>alert(1)</script>',
    'x\u2028Bcc: evil@elsewhere.example',
    'ü\r\nBcc: evil@elsewhere.example',
    'x\0\r\n Bcc: evil@elsewhere.example',
  ])('cannot be put in through the subject %j', async (subject) => {
    const [file] = await deliver({ subject })
    expect(file?.names.sort()).toEqual([...KNOWN].sort())
    expect(file?.headers.to).toBe('ada@house.example')
    expect(file?.body.trim()).toBe(MESSAGE.text)
  })

  it.each([
    'ada@house.example\r\nBcc: evil@elsewhere.example',
    'ada@house.example\nevil@elsewhere.example',
    'ada@house.example, evil@elsewhere.example',
    'ada@house.example;evil@elsewhere.example',
    'friends: evil@elsewhere.example;',
    '"ada@house.example" <evil@elsewhere.example>',
    'ada@house.example <evil@elsewhere.example>',
    'ada@house.example (evil@elsewhere.example)',
    'ada@house.example\0',
    'ada@house.example@elsewhere.example',
    'ada',
    '',
  ])('of the recipient is one address and nothing else: %j', async (to) => {
    await expect(deliver({ to })).rejects.toMatchObject({ code: 'invalid' })
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('takes the addresses people have', async () => {
    for (const to of [
      'a.b+c@house.example',
      "o'neil@house.example",
      'x_1-2%3@sub.house.example',
      'ada@häuser.example',
    ]) {
      await expect(deliver({ to })).resolves.toBeDefined()
    }
  })
})

it('a message never reads a file', async () => {
  const secret = new URL(import.meta.url).pathname
  await expect(deliver({ text: { path: secret } as never })).rejects.toThrow()
})

describe('mail with a post office', () => {
  let post: Server
  afterEach(() => void post.close())

  it('goes there by SMTP, to the one recipient', async () => {
    const said: string[] = []
    post = createServer((socket) => {
      let inData = false
      socket.write('220 post.example ESMTP\r\n')
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          said.push(line)
          if (inData && line !== '.') continue
          inData = line === 'DATA'
          socket.write(inData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve))
    const { port } = post.address() as { port: number }
    const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Foyer <foyer@house.example>', dataDir }
    await createMail(config, immediateJobs(), clock).send(MESSAGE)
    expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ada@house.example>'])
    expect(said).toContain('Subject: Your tickets')
    expect(readdirSync(dataDir)).toEqual([])
  })
})
