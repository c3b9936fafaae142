import { z } from 'zod'
import { defineChoice } from '../../../house/choice.ts'
import { SetupError } from '../../../house/setup-error.ts'
import { movingFrom, type StorageFacts } from '../moving-facts.ts'
import { isKey } from '../storage.ts'

const text = z.string().trim()

/** What an S3 storage cannot do without, and how the refusal says it. */
const REQUIRED = {
  S3_ENDPOINT: 'the address of the server',
  S3_BUCKET: 'the bucket',
  S3_ACCESS_KEY_ID: 'the key',
  S3_SECRET_ACCESS_KEY: 'the secret of the key',
} as const

/** Pictures and other files are kept by a server that speaks the protocol S3. */
export function s3(given: StorageFacts = {}) {
  const from = movingFrom('s3', given)
  return defineChoice({
    kind: 's3',
    variables: {
      ...from.variables,
      S3_ENDPOINT: {
        check: z
          .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example.org' })
          .transform((address) => address.replace(/\/$/, ''))
          .optional(),
        without: 'required',
        example: 'https://s3.example.org',
        says: 'The address of the S3 server, without the bucket.',
      },
      S3_REGION: {
        check: text.regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1').default('us-east-1'),
        without: '`us-east-1`',
        example: 'eu-central-1',
        says: 'The region that calls are signed for. Servers without regions take any.',
      },
      S3_BUCKET: {
        check: text
          .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as my-house')
          .optional(),
        without: 'required',
        example: 'my-house',
        says: 'The bucket. It must exist, and must not be public: files of forms are in it as well.',
      },
      S3_PREFIX: {
        check: text
          .transform((prefix) => prefix.replace(/\/$/, ''))
          .refine(isKey, 'must be folders of plain characters, such as sites/my-house')
          .optional(),
        without: 'the whole bucket',
        example: 'sites/my-house',
        says: 'A folder in the bucket, where several houses share one.',
      },
      S3_PATH_STYLE: {
        check: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('on'),
        without: '`on`',
        example: 'on',
        says: '`on` names the bucket in the path of an address, `off` in its host name.',
      },
      S3_ACCESS_KEY_ID: {
        check: text.optional(),
        without: 'required',
        example: 'key-of-the-house',
        says: 'The key that may read, write, delete and list in the bucket.',
      },
      S3_SECRET_ACCESS_KEY: {
        check: text.optional(),
        isSecret: true,
        without: 'required',
        example: 'secret-of-the-key',
        says: 'Its secret.',
      },
    },
    settings(values, installation) {
      const missing = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).find((name) => !values[name])
      if (missing) {
        throw new SetupError(`${installation.chosenBy}, so ${missing} must name ${REQUIRED[missing]}.`)
      }
      return {
        endpoint: values.S3_ENDPOINT as string,
        region: values.S3_REGION,
        bucket: values.S3_BUCKET as string,
        prefix: values.S3_PREFIX ? `${values.S3_PREFIX}/` : '',
        isPathStyle: values.S3_PATH_STYLE === 'on',
        accessKeyId: values.S3_ACCESS_KEY_ID as string,
        secretAccessKey: values.S3_SECRET_ACCESS_KEY as string,
        from: from.settings(values, installation),
      }
    },
  })
}
