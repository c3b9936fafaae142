import { once } from 'node:events'
import { connect } from 'node:tls'
import { createTransport } from 'nodemailer'
import type { Config } from '../../platform/config/config.ts'
import { createLog } from '../../platform/log.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { connectShop } from '../../webshop/connect.ts'
import { type Finding, finder, reasonOf } from './finding.ts'

const PATIENCE = 10_000
const DAY = 86_400_000
/** Certificates that renew themselves do so a month before; half of that is a sign that they did not. */
const LEAST_DAYS = 14

/** Connects to the mail server and logs in, without sending anything. */
export async function examineMail({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<Finding[]> {
  const find = finder('mail')
  if (!smtpUrl) {
    return [find('note', 'SMTP_URL is not set: letters are files in DATA_DIR/mail, and nobody gets them.')]
  }
  const { host, protocol } = new URL(smtpUrl)
  const transport = createTransport(smtpUrl, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
  } as never)
  try {
    await transport.verify()
  } catch (error) {
    return [find('bad', `The mail server ${host} takes no letters: ${reasonOf(error)}. Check SMTP_URL.`)]
  } finally {
    transport.close()
  }
  const isLocal = /^(localhost|127\.|\[::1\])/.test(host)
  return [
    find('good', `The mail server ${host} lets this site in.`),
    ...(protocol === 'smtp:' && !isLocal
      ? [
          find(
            'note',
            `SMTP_URL begins with smtp://: letters are encrypted on their way only if ${host} offers it; smtps:// asks for it.`,
          ),
        ]
      : []),
  ]
}

export async function examineShop(config: Pick<Config, 'shop' | 'webshop'>): Promise<Finding[]> {
  const find = finder('shop')
  const { kind } = config.webshop
  if (kind === 'none') return [find('good', 'There is no shop: events have no ticket buttons.')]
  if (!config.shop.takesMoney) {
    return [find('note', `The shop "${kind}" is there to try things with: it takes no money.`)]
  }
  const shop = await connectShop({
    ...{ config, clock: systemClock, log: createLog({ logLevel: 'silent' }) },
    ...{ secret: '', address: () => null, onChange: () => {} },
  })
  const answers = await shop.probe().catch(() => false)
  return [
    answers
      ? find('good', `The shop "${kind}" answers.`)
      : find('bad', `The shop "${kind}" does not answer: no tickets are sold until it does.`),
  ]
}

/** The certificate that visitors of the public address get. */
export async function examineCertificate({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Finding[]> {
  const find = finder('certificate')
  if (!publicUrl) return [find('note', 'PUBLIC_URL is not set, so there is no public address to look at.')]
  const { protocol, hostname, port } = new URL(publicUrl)
  if (protocol !== 'https:') {
    return [find('note', `PUBLIC_URL begins with http://: what visitors type can be read on its way.`)]
  }
  // A wrong certificate is looked at as well, to say what is wrong.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  })
  const timeout = setTimeout(
    () => socket.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)),
    PATIENCE,
  )
  try {
    await once(socket, 'secureConnect')
    const { valid_to } = socket.getPeerCertificate()
    const days = Math.floor((Date.parse(valid_to) - Date.now()) / DAY)
    if (!socket.authorized) {
      return [
        find(
          'bad',
          `Browsers refuse the certificate of ${hostname}: ${reasonOf(socket.authorizationError)}.`,
        ),
      ]
    }
    return [
      find(
        days < LEAST_DAYS ? 'bad' : 'good',
        `The certificate of ${hostname} is valid for ${days} more days${days < LEAST_DAYS ? ': renew it' : ''}.`,
      ),
    ]
  } catch (error) {
    return [find('note', `The public address ${publicUrl} cannot be reached from here: ${reasonOf(error)}.`)]
  } finally {
    clearTimeout(timeout)
    socket.destroy()
  }
}
