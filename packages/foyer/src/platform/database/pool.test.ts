import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { sql } from './drizzle.ts'
import { failureOfDatabase } from './failures.ts'
import { CodedPool } from './pool.ts'

const closing: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A server in place of PostgreSQL: the test decides how it treats each connection. */
async function serverThat(treats: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    treats(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  return (server.address() as AddressInfo).port
}

/** "Authentication is fine" and "ready for a query", as PostgreSQL writes them. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

function poolAt(port: number, options: pg.PoolConfig = {}): CodedPool {
  const pool = new CodedPool({ host: '127.0.0.1', port, user: 'foyer', database: 'foyer', ...options })
  pool.on('error', () => {})
  closing.push(() => pool.end())
  return pool
}

const unavailable = { code: 'unavailable', status: 503 }

it('a server that takes no notice is unavailable: for a query and for a transaction', async () => {
  const db = drizzle(poolAt(await serverThat(() => {}), { connectionTimeoutMillis: 20 }))
  const query = await db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(failureOfDatabase(query)).toMatchObject(unavailable)
  const transaction = await db.transaction(async () => {}).catch((error: unknown) => error)
  expect(failureOfDatabase(transaction)).toMatchObject(unavailable)
})

it('a connection that ends under a query is unavailable', async () => {
  const port = await serverThat((socket) => {
    socket.once('data', () => {
      socket.write(WELCOME)
      socket.once('data', () => socket.destroy())
    })
  })
  const failed = await drizzle(poolAt(port))
    .execute(sql`select 1`)
    .catch((error: unknown) => error)
  expect(failureOfDatabase(failed)).toMatchObject(unavailable)
})

it('a server that falls silent under a query is unavailable', async () => {
  const port = await serverThat((socket) => socket.once('data', () => socket.write(WELCOME)))
  const db = drizzle(poolAt(port, { query_timeout: 20 }))
  const failed = await db.execute(sql`select 1`).catch((error: unknown) => error)
  expect(failureOfDatabase(failed)).toMatchObject(unavailable)
})

it('a pool whose connections are all taken is unavailable', async () => {
  const port = await serverThat((socket) => socket.once('data', () => socket.write(WELCOME)))
  const pool = poolAt(port, { max: 1 })
  const taken = await pool.connect()
  // From now on, because the first connection needs all its time on a busy machine.
  pool.options.connectionTimeoutMillis = 20
  const failed = await drizzle(pool)
    .execute(sql`select 1`)
    .catch((error: unknown) => error)
  taken.release(true)
  expect(failureOfDatabase(failed)).toMatchObject(unavailable)
})

it('a port where nobody listens keeps the code of the machine', async () => {
  await expect(poolAt(1).connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
