/** Puts a style sheet into a cascade layer: what a remote writes can never outrank the shell's. */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};
