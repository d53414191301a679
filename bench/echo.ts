// What P6 is held against: a server that reads the JSON of a request and writes it out again, and does nothing else.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

createServer((request, response) => {
  if (request.url === '/readyz') response.end('ok');
  else
    void text(request).then((body) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(JSON.parse(body)));
    });
}).listen(Number(process.env['PORT']), '127.0.0.1');
