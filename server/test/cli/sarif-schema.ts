/// What SARIF 2.1.0 says of the objects that Qipu writes: their properties with types and limits, and none besides. The
/// official schema has much more that we never write; reports are checked against it by hand when their shape changes.

const text = { type: 'string' };
const index = { type: 'integer', minimum: -1 };
const counted = { type: 'integer', minimum: 1 };
const level = { enum: ['none', 'note', 'warning', 'error'] };

const exactly = (required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const arrayOf = (items: object, more: object = {}) => ({ type: 'array', items, ...more });

const message = exactly(['text'], { text });
const artifactLocation = exactly([], { uri: { type: 'string', format: 'uri-reference' }, index });
const region = exactly([], { startLine: counted, startColumn: counted, endLine: counted, endColumn: counted });

const locations = arrayOf(exactly([], { physicalLocation: exactly([], { artifactLocation, region }) }));

const result = exactly(['message'], {
  ruleId: text,
  ruleIndex: index,
  level,
  message,
  locations,
});

const reportingDescriptor = exactly(['id'], {
  id: text,
  shortDescription: message,
  help: message,
  defaultConfiguration: exactly([], { level }),
});

const driver = exactly(['name'], {
  name: text,
  version: text,
  semanticVersion: text,
  rules: arrayOf(reportingDescriptor, { uniqueItems: true }),
});

const invocation = exactly(['executionSuccessful'], {
  executionSuccessful: { type: 'boolean' },
  toolExecutionNotifications: arrayOf(exactly(['message'], { level, message, locations })),
});

const run = exactly(['tool'], {
  tool: exactly(['driver'], { driver }),
  columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
  newlineSequences: arrayOf(text, { minItems: 1, uniqueItems: true }),
  language: { type: 'string', pattern: '^[a-zA-Z]{2}(-[a-zA-Z]{2})?$' },
  results: arrayOf(result),
  artifacts: arrayOf(exactly([], { location: artifactLocation }), { uniqueItems: true }),
  invocations: arrayOf(invocation),
});

export const sarifSchema = exactly(['version', 'runs'], {
  $schema: { type: 'string', format: 'uri' },
  version: { const: '2.1.0' },
  runs: arrayOf(run),
});
