/** Ends a build that would send content to browsers: it holds the keys of questions. */
module.exports = function refuseContent() {
  throw new Error(`${this.resourcePath} is content: no browser is sent it, ask its service.`);
};
