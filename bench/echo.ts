// The reference of P6: an Express server with one handler, which sends the request body back.
import express from 'express';

const app = express();
app.get('/readyz', (_request, response) => void response.send('ok'));
app.post('/hooks/trainjobs/sync', express.json({ limit: '16mb' }), (request, response) => {
  response.json(request.body);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
