import { availableParallelism } from 'node:os'
import path from 'node:path'
import { press } from 'openfoyer/plugins/press'
import { describe, expect, it } from 'vitest'
import { SHOPS } from '../../webshop/definitions.ts'
import { eventim } from '../../webshop/eventim/definition.ts'
import { disk } from '../storage/disk/definition.ts'
import { s3 } from '../storage/s3/definition.ts'
import { readConfig, SetupError } from './config.ts'

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof SetupError) return error.message
    throw error
  }
  throw new Error(`Not refused: ${JSON.stringify(env)}`)
}

it('the variables of the plugins of a house are checked, and read for them', () => {
  const plugins = [press()]
  expect(readConfig({ PRESS_MAIL: 'press@kiln.example' }, { plugins }).ofPlugins).toEqual({
    PRESS_MAIL: 'press@kiln.example',
  })
  expect(readConfig({}, { plugins }).ofPlugins).toEqual({ PRESS_MAIL: undefined })
  expect(() => readConfig({ PRESS_MAIL: 'nobody' }, { plugins })).toThrow(
    'PRESS_MAIL must be an e-mail address (it is "nobody").',
  )
  expect(readConfig({ PRESS_MAIL: 'nobody' }, {}).ofPlugins, 'a house without the plugin').toEqual({})
})

describe('an empty environment', () => {
  it('is enough: everything has its default', () => {
    const { shop, ...settings } = readConfig({})
    expect(shop.kind).toBe('testshop')
    expect(settings).toEqual({
      port: 3000,
      host: '0.0.0.0',
      publicUrl: null,
      importOrigins: [],
      dataDir: path.resolve('data'),
      databaseUrl: null,
      databaseSessionUrl: null,
      instance: 'staging',
      demo: true,
      login: { kind: 'passwords', admin: null },
      webshop: { kind: 'testshop' },
      storage: { kind: 'disk', folder: path.resolve('data/files') },
      smtpUrl: null,
      mailFrom: 'Foyer <foyer@localhost>',
      edge: { kind: 'none' },
      trustProxy: false,
      logLevel: 'info',
      metricsToken: null,
      indexNow: null,
      processes: 1,
      ofPlugins: {},
      securityContact: null,
      auditDays: 365,
      backup: { passphrase: null, recipients: [], identity: null },
    })
  })

  it('is what blank variables are', () => {
    const blank = {
      PORT: '',
      HOST: ' ',
      PUBLIC_URL: '',
      DATA_DIR: '\t',
      DATABASE_URL: '',
      ADMIN_EMAIL: '',
      DEMO: '',
    }
    expect({ ...readConfig(blank), shop: null }).toEqual({ ...readConfig({}), shop: null })
  })
})

describe('a good value', () => {
  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ PORT: '65535' }, { port: 65535 }],
    [{ HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ PUBLIC_URL: 'https://house.example' }, { publicUrl: 'https://house.example' }],
    [{ PUBLIC_URL: 'http://House.example:8080/' }, { publicUrl: 'http://house.example:8080' }],
    [{ DATA_DIR: '/var/lib/foyer' }, { dataDir: '/var/lib/foyer' }],
    [{ DATA_DIR: 'somewhere' }, { dataDir: path.resolve('somewhere') }],
    [{ DATA_DIR: '/var/lib/foyer' }, { storage: { kind: 'disk', folder: '/var/lib/foyer/files' } }],
    [{ FILES_DIR: '/mnt/files' }, { storage: { kind: 'disk', folder: '/mnt/files' } }],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/foyer' }, { databaseUrl: 'postgres://u:p@db:5432/foyer' }],
    [{ DATABASE_URL: 'postgresql://db/foyer' }, { databaseUrl: 'postgresql://db/foyer' }],
    [{ INSTANCE: 'staging' }, { instance: 'staging', demo: true }],
    [
      { INSTANCE: 'production', PUBLIC_URL: 'https://house.example' },
      { instance: 'production', demo: false },
    ],
    [{ INSTANCE: 'production', PUBLIC_URL: 'https://house.example', DEMO: 'on' }, { demo: true }],
    [{ DEMO: 'off' }, { demo: false }],
    [
      { ADMIN_EMAIL: 'a@house.example', ADMIN_PASSWORD: ' twelve chars ' },
      { login: { admin: { email: 'a@house.example', password: ' twelve chars ' } } },
    ],
    [{ ADMIN_EMAIL: 'a@house.example' }, { login: { admin: { email: 'a@house.example', password: null } } }],
    [
      { WEBSHOP_KIND: 'eventim', WEBSHOP_ORIGIN: 'https://shop.example/' },
      { webshop: { kind: 'eventim', origin: 'https://shop.example' } },
    ],
    [
      { IMPORT_ORIGINS: 'https://tickets.example, http://127.0.0.1:8080/' },
      { importOrigins: ['https://tickets.example', 'http://127.0.0.1:8080'] },
    ],
    [{ WEBSHOP_KIND: 'testshop' }, { webshop: { kind: 'testshop' } }],
    [{ WEBSHOP_KIND: 'none' }, { webshop: { kind: 'none' } }],
    [{ SMTP_URL: 'smtp://u:p@post:587', MAIL_FROM: 'a@b.example' }, { smtpUrl: 'smtp://u:p@post:587' }],
    [{ SMTP_URL: 'smtps://post', MAIL_FROM: 'a@b.example' }, { smtpUrl: 'smtps://post' }],
    [{ MAIL_FROM: 'Haus Süd <post@house.example>' }, { mailFrom: 'Haus Süd <post@house.example>' }],
    [{ MAIL_FROM: 'post@house.example' }, { mailFrom: 'post@house.example' }],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ METRICS_TOKEN: 'sixteen-letters!' }, { metricsToken: 'sixteen-letters!' }],
  ])('%j is taken', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected)
  })
})

describe('a bad value is refused with one sentence that names the variable', () => {
  it.each([
    ['PORT', 'http', 'whole number'],
    ['PORT', '80.5', 'whole number'],
    ['PORT', '-1', 'whole number'],
    ['PORT', '65536', 'whole number'],
    ['PORT', '0x50', 'whole number'],
    ['PORT', '3e3', 'whole number'],
    ['PUBLIC_URL', 'house.example', 'http or https'],
    ['PUBLIC_URL', 'ftp://house.example', 'http or https'],
    ['PUBLIC_URL', 'https://house.example/site', 'without a path'],
    ['PUBLIC_URL', 'https://house.example/?a=1', 'without a path'],
    ['DATABASE_URL', 'mysql://db/foyer', 'postgres://'],
    ['DATABASE_URL', 'db', 'postgres://'],
    ['INSTANCE', 'prod', '"production"'],
    ['DEMO', 'yes', '"on"'],
    ['ADMIN_EMAIL', 'admin', 'e-mail'],
    ['ADMIN_PASSWORD', 'short', '12 characters'],
    ['WEBSHOP_KIND', 'other', '"eventim"'],
    ['WEBSHOP_TESTSHOP', 'on', '"allow"'],
    ['WEBSHOP_ORIGIN', 'shop', 'http or https'],
    ['IMPORT_ORIGINS', 'https://tickets.example/export.xml', 'without a path'],
    ['SMTP_URL', 'http://post', 'smtp://'],
    ['MAIL_FROM', 'nobody', 'sender'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', 'sender'],
    ['TRUST_PROXY', 'true', '"on"'],
    ['LOG_LEVEL', 'loud', 'debug'],
    ['METRICS_TOKEN', 'short', '16 characters'],
    ['SECURITY_CONTACT', 'security@house.example', 'mailto:'],
    ['AUDIT_DAYS', '0', 'whole number of days'],
  ])('%s=%s', (name, value, hint) => {
    const message = refusal({ [name]: value })
    expect(message.startsWith(`${name} must `)).toBe(true)
    expect(message).toContain(hint)
    expect(message).toMatch(/^[^\n]+\.$/)
  })

  it('that shows the value, so that a typing error is seen', () => {
    expect(refusal({ PORT: '80a' })).toContain('"80a"')
  })
})

describe('half a configuration is refused', () => {
  it.each([
    [{ ADMIN_PASSWORD: 'twelve chars!' }, ['ADMIN_PASSWORD', 'ADMIN_EMAIL']],
    [{ WEBSHOP_KIND: 'eventim' }, ['WEBSHOP_KIND', 'WEBSHOP_ORIGIN']],
    [{ SMTP_URL: 'smtp://post' }, ['SMTP_URL', 'MAIL_FROM']],
    [{ WEBSHOP_ORIGIN: 'https://shop.example' }, ['WEBSHOP_ORIGIN', 'WEBSHOP_KIND']],
    [
      { WEBSHOP_KIND: 'testshop', WEBSHOP_ORIGIN: 'https://shop.example' },
      ['WEBSHOP_ORIGIN', 'WEBSHOP_KIND'],
    ],
    [{ WEBSHOP_KIND: 'none', WEBSHOP_ORIGIN: 'https://shop.example' }, ['WEBSHOP_ORIGIN', 'WEBSHOP_KIND']],
    [{ INSTANCE: 'production' }, ['INSTANCE', 'PUBLIC_URL']],
  ])('%j', (env, names) => {
    const message = refusal(env as unknown as Record<string, string>)
    for (const name of names) expect(message).toContain(name)
    expect(message).toMatch(/^[^\n]+\.$/)
  })
})

describe('a secret is never shown', () => {
  it.each([
    ['ADMIN_PASSWORD', 'hunter2', 'hunter2'],
    ['METRICS_TOKEN', 'hunter2', 'hunter2'],
    ['DATABASE_URL', 'mysql://root:hunter2@db/foyer', 'hunter2'],
    ['SMTP_URL', 'post:hunter2@smtp.example', 'hunter2'],
    ['PUBLIC_URL', 'https://admin:hunter2@house.example', 'hunter2'],
    ['WEBSHOP_ORIGIN', 'https://admin:hunter2@shop.example', 'hunter2'],
  ])('when %s is wrong', (name, value, secret) => {
    expect(refusal({ [name]: value })).not.toContain(secret)
  })

  it('when only half of a pair is there', () => {
    expect(refusal({ ADMIN_PASSWORD: 'hunter2hunter2' })).not.toContain('hunter2')
  })
})

describe('3-readings, Decided after it was used, attacked and read, No shop', () => {
  const production = { INSTANCE: 'production', PUBLIC_URL: 'https://house.example' }
  const kindIn = (env: Record<string, string>) => readConfig(env).webshop.kind

  it('only the demo of a staging instance has one that nobody named', () => {
    expect(kindIn({})).toBe('testshop')
    expect(kindIn({ DEMO: 'off' })).toBe('none')
    expect(kindIn(production)).toBe('none')
    expect(kindIn({ ...production, DEMO: 'on' })).toBe('none')
  })

  it('the test shop opens to the public only where that is meant', () => {
    const asked = { ...production, WEBSHOP_KIND: 'testshop' }
    expect(refusal(asked)).toMatch(/^WEBSHOP_KIND is "testshop"[^\n]+WEBSHOP_TESTSHOP=allow\.$/)
    expect(kindIn({ ...asked, WEBSHOP_TESTSHOP: 'allow' })).toBe('testshop')
  })
})

describe('how many processes there are', () => {
  const DATABASE_URL = 'postgres://house@127.0.0.1/house'

  it('is one, the number that is set, or with "auto" one per core on PostgreSQL', () => {
    expect(readConfig({ DATABASE_URL }).processes).toBe(1)
    expect(readConfig({ DATABASE_URL, PROCESSES: '3' }).processes).toBe(3)
    expect(readConfig({ DATABASE_URL, PROCESSES: 'auto' }).processes).toBe(availableParallelism())
  })

  it('is one with the embedded database, which refuses more', () => {
    expect(readConfig({ PROCESSES: 'auto' }).processes).toBe(1)
    expect(readConfig({ PROCESSES: '1' }).processes).toBe(1)
    expect(refusal({ PROCESSES: '2' })).toContain('the embedded database belongs to one process')
  })

  it.each(['0', '-1', 'many', '2.5', '100'])('is never %s', (PROCESSES) => {
    expect(refusal({ DATABASE_URL, PROCESSES })).toContain('PROCESSES must be "auto" or a whole number')
  })
})

describe('the shop of the house', () => {
  const house = (kind: 'none' | 'testshop' | 'eventim') => ({ shop: SHOPS[kind]() })

  it('is that of house.ts, unless the variable names another', () => {
    expect(readConfig({}, house('none')).webshop.kind).toBe('none')
    expect(readConfig({ WEBSHOP_KIND: 'testshop' }, house('none')).webshop.kind).toBe('testshop')
    expect(readConfig({}, {}).webshop.kind).toBe('testshop')
    const WEBSHOP_ORIGIN = 'https://shop.example'
    expect(readConfig({ WEBSHOP_ORIGIN }, house('eventim')).webshop).toEqual({
      ...{ kind: 'eventim', origin: WEBSHOP_ORIGIN, feed: '/eventim.webshop/export/events.xml' },
    })
  })

  it('keeps its facts where the variables say nothing else', () => {
    const shop = eventim({ origin: 'https://real.example', feed: '/feed.xml' })
    const facts = { kind: 'eventim', origin: 'https://real.example', feed: '/feed.xml' }
    expect(readConfig({}, { shop }).webshop).toEqual(facts)
    expect(readConfig({ WEBSHOP_KIND: 'eventim' }, { shop }).webshop).toEqual(facts)
    const WEBSHOP_ORIGIN = 'https://trial.example'
    expect(readConfig({ WEBSHOP_ORIGIN }, { shop }).webshop).toEqual({ ...facts, origin: WEBSHOP_ORIGIN })
    expect(readConfig({ WEBSHOP_KIND: 'none' }, { shop }).webshop).toEqual({ kind: 'none' })
  })

  it('is told nothing that it cannot use, in house.ts and by variables', () => {
    expect(() => eventim({ origin: 'shop' })).toThrow(
      /^house\.ts: eventim\(\): origin must be an http or https/,
    )
    expect(() => eventim({ feed: 'https://elsewhere.example' })).toThrow(
      /^house\.ts: eventim\(\): feed must be a path/,
    )
    expect(() => eventim({ colour: 'red' } as object)).toThrow(
      'house.ts: "colour" is nothing that eventim() can be told.',
    )
    expect(() => readConfig({ WEBSHOP_TESTSHOP: 'allow' }, house('none'))).toThrow(
      'WEBSHOP_TESTSHOP is set, which is for the shop "testshop", but the shop is "none": choose it in house.ts, or WEBSHOP_KIND, or leave WEBSHOP_TESTSHOP out.',
    )
  })

  it('needs what it needs, wherever it is named', () => {
    expect(() => readConfig({}, house('eventim'))).toThrow(
      'The shop in house.ts is "eventim", so WEBSHOP_ORIGIN must name the shop\'s address.',
    )
    const production = { INSTANCE: 'production', PUBLIC_URL: 'https://house.example' }
    expect(() => readConfig(production, house('testshop'))).toThrow(/^The shop in house\.ts is "testshop"/)
  })
})

describe('the storage of the house', () => {
  const S3 = {
    S3_ENDPOINT: 'https://s3.example/',
    S3_BUCKET: 'house',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const opened = {
    ...{ kind: 's3', endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'house', prefix: '' },
    ...{ isPathStyle: true, accessKeyId: 'key', secretAccessKey: 'secret' },
  }

  it('is that of house.ts, unless the variable names another', () => {
    expect(readConfig(S3, { storage: s3() }).storage).toEqual(opened)
    expect(readConfig({ ...S3, STORAGE_KIND: 's3' }, {}).storage).toEqual(opened)
    expect(readConfig({ STORAGE_KIND: 'disk' }, { storage: s3() }).storage).toMatchObject({ kind: 'disk' })
    expect(
      readConfig({ ...S3, S3_PREFIX: 'sites/one/', S3_PATH_STYLE: 'off' }, { storage: s3() }).storage,
    ).toEqual({
      ...{ ...opened, prefix: 'sites/one/', isPathStyle: false },
    })
  })

  it('knows where its files come from while they move, in both directions', () => {
    const FILES_DIR = '/var/files'
    expect(readConfig({ ...S3, FILES_DIR }, { storage: s3({ from: disk() }) }).storage).toEqual({
      ...opened,
      from: { kind: 'disk', folder: FILES_DIR },
    })
    expect(readConfig({ ...S3, FILES_DIR }, { storage: disk({ from: s3() }) }).storage).toEqual({
      ...{ kind: 'disk', folder: FILES_DIR, from: opened },
    })
    expect(() => disk({ from: disk() })).toThrow('house.ts: disk(): from must be the other storage: s3().')
    expect(() => s3({ from: SHOPS.none() })).toThrow(
      'house.ts: s3(): from must be the other storage: disk().',
    )
    expect(() => s3({ bucket: 'house' } as object)).toThrow(
      'house.ts: "bucket" is nothing that s3() can be told.',
    )
  })

  it.each(Object.keys(S3))('needs %s', (name) => {
    expect(() => readConfig({ ...S3, [name]: '' }, { storage: s3() })).toThrow(
      new RegExp(`^The storage in house\\.ts is "s3", so ${name} must name the .+\\.$`),
    )
  })

  it.each([
    { S3_ENDPOINT: 's3.example' },
    { S3_BUCKET: 'a/b' },
    { S3_PREFIX: '../other' },
    { S3_PATH_STYLE: 'yes' },
    { S3_REGION: 'eu west' },
  ])('refuses %j', (wrong) => {
    const [name = ''] = Object.keys(wrong)
    expect(() => readConfig({ ...S3, ...wrong }, { storage: s3() })).toThrow(new RegExp(`^${name} must be `))
  })

  it('refuses variables of S3 where the files are on the disk', () => {
    expect(() => readConfig(S3, { storage: disk() })).toThrow(
      'S3_ENDPOINT is set, which is for the storage "s3", but the storage is "disk": choose it in house.ts, or STORAGE_KIND, or leave S3_ENDPOINT out.',
    )
  })
})

describe('an edge', () => {
  const behind = { TRUST_PROXY: 'on' }

  it('is what the variables name', () => {
    expect(readConfig({ ...behind, EDGE: 'nginx' }).edge).toEqual({ kind: 'nginx' })
    const EDGE_ADDRESSES = 'http://10.0.0.1:6081, http://10.0.0.2:6081'
    expect(readConfig({ ...behind, EDGE: 'varnish', EDGE_ADDRESSES }).edge).toEqual({
      kind: 'varnish',
      addresses: ['http://10.0.0.1:6081', 'http://10.0.0.2:6081'],
    })
    const EDGE_TOKEN = 'a-token-of-the-house'
    expect(readConfig({ ...behind, EDGE: 'fastly', EDGE_ACCOUNT: 'house', EDGE_TOKEN }).edge).toEqual({
      kind: 'fastly',
      account: 'house',
      token: EDGE_TOKEN,
    })
  })

  it.each([
    [{ EDGE: 'squid' }, 'EDGE must be'],
    [{ EDGE: 'nginx', TRUST_PROXY: 'off' }, 'TRUST_PROXY must be "on"'],
    [{ EDGE: 'varnish' }, 'EDGE_ADDRESSES must be set'],
    [{ EDGE: 'varnish', EDGE_ADDRESSES: 'varnish:6081' }, 'EDGE_ADDRESSES'],
    [{ EDGE: 'cloudflare', EDGE_TOKEN: 'a-token-of-the-house' }, 'EDGE_ACCOUNT must be set'],
    [{ EDGE: 'fastly', EDGE_ACCOUNT: 'house' }, 'EDGE_TOKEN must be set'],
  ])('that would never hear of a change is refused: %j', (env, sentence) => {
    expect(refusal({ ...behind, ...env } as Record<string, string>)).toContain(sentence)
  })
})
