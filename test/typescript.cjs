/** ts-jest, with the source map in a file of its own: inside the code, each suite would read it again with every module. */
const { Buffer } = require('node:buffer');
const { default: tsJest } = require('ts-jest');

const before = '//# sourceMappingURL=data:application/json;charset=utf-8;base64,';

/** @type {import('@jest/transform').TransformerCreator<import('@jest/transform').SyncTransformer>} */
const createTransformer = (options) => {
  const transformer = tsJest.createTransformer(options);
  return {
    getCacheKey: (...given) => `${transformer.getCacheKey(...given)} map apart`,
    process(...given) {
      const { code } = transformer.process(...given);
      const at = code.lastIndexOf(before);
      if (at < 0) throw new Error('ts-jest writes the source map in another way');
      return {
        code: code.slice(0, at),
        map: Buffer.from(code.slice(at + before.length), 'base64').toString(),
      };
    },
  };
};

module.exports = { createTransformer };
